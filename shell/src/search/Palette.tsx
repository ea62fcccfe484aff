import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../layout/MenuItem';
import type { Choice } from './Choice';
import { ChoiceList } from './ChoiceList';
import { PaletteField } from './PaletteField';
import { PaletteNews } from './PaletteNews';
import { useActions } from './useActions';
import { useActiveChoice } from './useActiveChoice';
import { useChoices } from './useChoices';
import { useDebounced } from './useDebounced';
import { useMeant } from './useMeant';

interface PaletteProps {
  sections: MenuItem[];
  onHelp: () => void;
  /** Something was chosen. */
  onDone: () => void;
  onClose: () => void;
}

const pause = 200;
const few = () => ({ size: 3 });

/** One field that finds sections, things to do and everything that is published. */
export function Palette({ sections, onHelp, onDone, onClose }: PaletteProps) {
  const { t } = useTranslation('shell');
  const id = useId();
  const [text, setText] = useState('');
  const typed = text.trim().slice(0, 100);
  const late = useDebounced(typed, pause);
  const { words, groups: found, isMeant, isWaiting } = useMeant(late, few);
  const groups = useChoices({ typed, words, found, sections, actions: useActions(onHelp) });
  const choices = groups.flatMap((group) => group.choices);
  const idOf = (choice: Choice) => `${id}-${choice.id}`;
  const { active, onKeyDown, point, reset } = useActiveChoice(choices, idOf);

  const choose = (choice: Choice) => {
    onDone();
    choice.run?.();
  };

  return (
    <>
      <PaletteField
        text={text}
        list={`${id}-list`}
        active={active && idOf(active)}
        onText={(next) => {
          setText(next);
          reset();
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <PaletteNews
        typed={typed}
        meant={isMeant && typed === late ? words : undefined}
        isWaiting={isWaiting || typed !== late}
        found={found}
      />
      <ChoiceList
        id={`${id}-list`}
        label={t('search.results')}
        groups={groups}
        words={isMeant ? words : typed}
        active={active}
        idOf={idOf}
        onChoose={choose}
        onPoint={point}
      />
    </>
  );
}
