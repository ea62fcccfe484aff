import { LanguageMark } from '@campus/shared/reading/LanguageMark';
import { Icon } from '@campus/shared/ui/Icon';
import type { PaletteChoice, ChoiceGroup } from './usePaletteChoices';
import { Link } from 'react-router-dom';
import { Highlighted } from './Highlighted';
import styles from './Palette.module.css';

interface ChoiceLineProps {
  id: string;
  choice: PaletteChoice;
  words: string;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

/** An option that is a link where it leads somewhere: a middle click opens it beside. */
function ChoiceLine({ id, choice, words, isActive, onChoose, onPoint }: ChoiceLineProps) {
  const { icon, title, note, lang, to } = choice;
  const line = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.line,
    onPointerMove: onPoint,
    onClick: onChoose,
  };
  const content = (
    <>
      <Icon name={icon} />
      <span className={styles.words}>
        <span lang={lang} className={styles.title}>
          <Highlighted text={title} words={words} />
          {lang && <LanguageMark lang={lang} />}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
  if (!to)
    return (
      <button type="button" {...line}>
        {content}
      </button>
    );
  return (
    <Link to={to} {...line}>
      {content}
    </Link>
  );
}

interface ChoiceListProps {
  id: string;
  label: string;
  groups: ChoiceGroup[];
  words: string;
  active?: PaletteChoice;
  idOf: (choice: PaletteChoice) => string;
  onChoose: (choice: PaletteChoice) => void;
  onPoint: (id: string) => void;
}

export function ChoiceList(props: ChoiceListProps) {
  const { id, label, groups, words, active, idOf, onChoose, onPoint } = props;
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={styles.group}>
            {group.label}
          </div>
          {group.choices.map((choice) => (
            <ChoiceLine
              key={choice.id}
              id={idOf(choice)}
              choice={choice}
              words={words}
              isActive={choice === active}
              onChoose={() => onChoose(choice)}
              onPoint={() => onPoint(choice.id)}
            />
          ))}
          {group.failure && (
            <div role="presentation" className={styles.failure}>
              <Icon name="alert" size={16} />
              {group.failure}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
