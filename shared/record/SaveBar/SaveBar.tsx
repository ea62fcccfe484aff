import { useMedia } from '@campus/shared/ui/useMedia';
import { dayAt, today } from '@campus/shared/contract/days';
import { useFormat } from '@campus/shared/format/useFormat';
import { Menu, type MenuGroup, type MenuItem } from '@campus/shared/popup/Menu';
import type { AutosaveState } from '@campus/shared/record/useAutosave';
import { Button } from '@campus/shared/ui/Button';
import type { IconName } from '@campus/shared/ui/Icon';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useActionBar } from '@campus/shared/ui/useActionBar';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './SaveBar.module.css';

/** Ctrl+S or ⌘S, in any keyboard layout and while somebody types. */
function useSaveKey(run: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave = event.code === 'KeyS' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isSave) return;
    event.preventDefault();
    if (!event.repeat && !document.querySelector('[role=dialog], [role=alertdialog]')) run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

interface SavedNoteProps {
  /** When it was saved; nothing where that is not told, null where it never was. */
  savedAt: string | null | undefined;
  /** How saving by itself goes, where a form does. */
  autosave?: AutosaveState;
  /** What is missing before it can be saved by itself. */
  missing?: string | undefined;
}

/** Whether what is seen is what is saved, said aloud when that changes. */
function SavedNote({ savedAt, autosave = 'ready', missing }: SavedNoteProps) {
  const { t } = useTranslation('shared');
  const { time, dateTime } = useFormat();
  const { dirtyFields, isSubmitting } = useFormState();

  const words = () => {
    if (isSubmitting || autosave === 'saving') return t('record.saved.saving');
    if (Object.keys(dirtyFields).length > 0) {
      if (missing) return missing;
      return t(autosave === 'ready' ? 'record.saved.unsaved' : `record.saved.${autosave}`);
    }
    if (savedAt === null) return t('record.saved.never');
    if (savedAt === undefined) return t('record.saved.done');
    const isToday = dayAt(Date.parse(savedAt)) === today();
    const when = (isToday ? time : dateTime)(savedAt);
    return t(isToday ? 'record.saved.at' : 'record.saved.on', { time: when });
  };
  return <span role="status">{words()}</span>;
}

interface Look {
  label: string;
  icon: IconName;
  onSelect: () => void;
}

interface SaveBarProps<M extends string> extends SavedNoteProps {
  ref?: Ref<HTMLDivElement>;
  /** What its buttons act upon. */
  label: string;
  status: ReactNode;
  /** How much of the record is there. */
  meter?: ReactNode;
  saveLabel: string;
  onSave: () => void;
  /** The move that most people are here for. */
  main?: { move: M; label: string; onClick: () => void } | undefined;
  /** What is being done, or was done last. */
  move: 'save' | M;
  /** What is done often and changes nothing. */
  look?: Look | undefined;
  /** Everything else. */
  menu: readonly MenuGroup[];
}

/** A phone has room for one button: the others come first in the menu. */
function useOneButton({ main, look, menu, saveLabel, onSave }: Omit<SaveBarProps<string>, 'move'>) {
  const isNarrow = useMedia('(max-width: 767px)');
  if (!isNarrow) return { isNarrow, groups: menu };
  const items: MenuItem[] = [
    ...(main ? [{ label: saveLabel, onSelect: onSave }] : []),
    ...(look ? [look] : []),
  ];
  return { isNarrow, groups: items.length > 0 ? [{ items }, ...menu] : menu };
}

/** Its word stands beside its icon where the bar stays one row all the same. */
function Look({ icon, label, onSelect }: Look) {
  const hasRoom = useMedia('(min-width: 1440px)');
  if (!hasRoom) return <IconButton icon={icon} label={label} onClick={onSelect} />;
  return (
    <Button variant="ghost" icon={icon} onClick={onSelect}>
      {label}
    </Button>
  );
}

/** Always in sight: the state of a record, and what may be done with it. */
export function SaveBar<M extends string>(props: SaveBarProps<M>) {
  const { ref, label, status, meter, savedAt, saveLabel, onSave, main, move, look } = props;
  const { autosave, missing } = props;
  const { t } = useTranslation('shared');
  const { isSubmitting } = useFormState();
  const { isNarrow, groups } = useOneButton(props);
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => bar.current);
  useActionBar(bar);
  useSaveKey(onSave);
  return (
    <div ref={bar} role="group" aria-label={label} className={styles.bar}>
      <div className={styles.facts}>
        {meter && <div className={styles.ring}>{meter}</div>}
        <div className={styles.state}>
          <span className={styles.status}>{status}</span>
          <span className={styles.saved}>
            <SavedNote savedAt={savedAt} autosave={autosave} missing={missing} />
          </span>
        </div>
      </div>
      <div className={styles.actions}>
        {look && !isNarrow && <Look {...look} />}
        {(!main || !isNarrow) && (
          <Button
            variant={main ? 'soft' : 'strong'}
            busy={isSubmitting && move === 'save'}
            aria-keyshortcuts="Control+S"
            onClick={onSave}
          >
            {saveLabel}
          </Button>
        )}
        {main && (
          <Button busy={isSubmitting && move === main.move} onClick={main.onClick}>
            {main.label}
          </Button>
        )}
        <Menu trigger={<IconButton icon="more" label={t('record.more')} />} items={groups} />
      </div>
    </div>
  );
}
