import { Dialog } from '@base-ui/react/dialog';
import { useSession } from '@campus/shared/remote/useSession';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Icon } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import { type KeyboardEvent, useEffect, useId, useState, useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Appearance, themes } from '../appearance/readAppearance';
import { useAppearance } from '../appearance/useAppearance';
import { useLanguageSwitch } from '../language/useLanguageSwitch';
import type { NavigationItem } from '../menu/MenuLink';
import { useAvailableItems } from '../menu/useAvailableItems';
import { type PaletteChoice, usePaletteChoices } from './usePaletteChoices';
import { ChoiceList } from './ChoiceList';
import { type FoundGroup, shortestWords } from './useSearchKinds';
import { useMeant } from './useMeant';
import styles from './Palette.module.css';

const themeIcons = { system: 'contrast', light: 'sun', dark: 'moon' } as const;

/** What can be done from anywhere. */
function useActions(onHelp: () => void): PaletteChoice[] {
  const { t } = useTranslation('shell');
  const session = useSession();
  const openModal = useClientStore((state) => state.openModal);
  const language = useClientStore((state) => state.currentLanguage);
  const switchLanguage = useLanguageSwitch();
  const [appearance, change] = useAppearance();
  const otherLanguage = language === 'ru' ? 'en' : 'ru';

  const themeAction = (theme: Appearance['theme']): PaletteChoice => ({
    id: `theme-${theme}`,
    icon: themeIcons[theme],
    title: t(`search.theme.${theme}`),
    otherWords: t('appearance.title'),
    run: () => change({ ...appearance, theme }),
  });
  const door: PaletteChoice =
    session.status === 'guest'
      ? {
          id: 'sign-in',
          icon: 'user',
          title: t('person.signIn'),
          run: () => openModal('signIn'),
          opensWindow: true,
        }
      : {
          id: 'sign-out',
          icon: 'logout',
          title: t('person.signOut'),
          run: () => void session.signOut(),
        };
  return [
    {
      id: 'language',
      icon: 'globe',
      title: t('search.otherLanguage'),
      otherWords: `${t('language.label')} ${otherLanguage}`,
      run: () => void switchLanguage(otherLanguage),
    },
    ...(appearance.vision ? [] : themes.filter((one) => one !== appearance.theme).map(themeAction)),
    { id: 'keyboard', icon: 'help', title: t('keyboard.title'), run: onHelp, opensWindow: true },
    door,
  ];
}

interface PaletteFieldProps {
  text: string;
  /** The list it is a field for, and the line of it that Enter would choose. */
  list: string;
  active?: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

function PaletteField(props: PaletteFieldProps) {
  const { text, list, active, onText, onKeyDown, onClose } = props;
  const { t } = useTranslation('shell');
  return (
    <div className={styles.head}>
      <span className={styles.sign}>
        <Icon name="search" size={24} />
      </span>
      <input
        type="text"
        role="combobox"
        aria-label={t('search.field')}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={active}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        value={text}
        className={styles.input}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon="close" label={t('search.close')} onClick={onClose} />
    </div>
  );
}

/** Which line Enter would choose; the focus itself stays in the field. */
function useActiveChoice(
  choices: readonly PaletteChoice[],
  idOf: (choice: PaletteChoice) => string,
) {
  const [moved, setMoved] = useState<{ id: string; isByKey: boolean }>();
  const place = Math.max(
    0,
    choices.findIndex(({ id }) => id === moved?.id),
  );
  const active = choices[place];
  const shownId = active && moved?.isByKey ? idOf(active) : undefined;

  useEffect(() => {
    if (shownId) document.getElementById(shownId)?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);

  /** One up or down; after the last comes the first. */
  const step = (by: 1 | -1) => {
    const next = choices.at((place + by) % choices.length);
    if (next) setMoved({ id: next.id, isByKey: true });
  };
  return {
    active,
    onKeyDown: (event: KeyboardEvent) => {
      const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      if (!isStep && event.key !== 'Enter') return;
      event.preventDefault();
      if (isStep) step(event.key === 'ArrowDown' ? 1 : -1);
      // A press on the line itself, so that its link goes where a link goes.
      else if (active && !event.nativeEvent.isComposing)
        document.getElementById(idOf(active))?.click();
    },
    point: (id: string) => setMoved({ id, isByKey: false }),
    reset: () => setMoved(undefined),
  };
}

interface PaletteNewsProps {
  typed: string;
  /** What was searched instead, in the other layout. */
  meant?: string;
  isWaiting: boolean;
  found: FoundGroup[];
}

/** How the search goes: seen as a line under the field, and said aloud. */
function PaletteNews({ typed, meant, isWaiting, found }: PaletteNewsProps) {
  const { t } = useTranslation('shell');
  const total = found.reduce((sum, group) => sum + group.total, 0);
  const news = () => {
    if (!typed) return t('search.hint');
    if (typed.length < shortestWords) return t('search.tooShort');
    if (isWaiting) return t('search.waiting');
    if (meant) return t('search.meant', { words: meant });
    return total ? t('search.count', { count: total }) : t('search.nothing', { words: typed });
  };
  return (
    <p role="status" className={styles.news}>
      {news()}
    </p>
  );
}

/** A value that follows after a pause, so that not every keystroke asks the server. */
function useDebounced<T>(value: T, milliseconds: number): T {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return late;
}

interface PaletteProps {
  sections: NavigationItem[];
  onHelp: () => void;
  /** Something was chosen, and whether that takes the focus. */
  onDone: (takesFocus: boolean) => void;
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
  const groups = usePaletteChoices({
    ...{ typed, words, found },
    sections: useAvailableItems(sections),
    actions: useActions(onHelp),
  });
  const choices = groups.flatMap((group) => group.choices);
  const idOf = (choice: PaletteChoice) => `${id}-${choice.id}`;
  const { active, onKeyDown, point, reset } = useActiveChoice(choices, idOf);

  const { pathname } = useLocation();
  const choose = ({ to, opensWindow = false, run }: PaletteChoice) => {
    const isElsewhere = to !== undefined && new URL(to, location.origin).pathname !== pathname;
    onDone(isElsewhere || opensWindow);
    run?.();
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

type PaletteWindowProps = Omit<ComponentProps<typeof Palette>, 'onDone'>;

/** A window without a visible title: the field is its head. The whole screen of a phone. */
export function PaletteWindow({ onClose, ...palette }: PaletteWindowProps) {
  const { t } = useTranslation('shell');
  const popup = useRef<HTMLDivElement>(null);
  const isFocusTaken = useRef(false);
  const onDone = (takesFocus: boolean) => {
    isFocusTaken.current = takesFocus;
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          ref={popup}
          className={styles.window}
          initialFocus={() => popup.current?.querySelector('input') ?? true}
          // Another page and another window take the focus themselves.
          finalFocus={() => !isFocusTaken.current}
        >
          <Dialog.Title className="visually-hidden">{t('search.title')}</Dialog.Title>
          <Palette {...palette} onDone={onDone} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
