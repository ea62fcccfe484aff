import { readAgain } from '@campus/shared/api/readAgain';
import { Drawer } from '@campus/shared/overlay/Drawer';
import { DiscardDialog } from '@campus/shared/record/DiscardDialog';
import type { WindowForm } from '@campus/shared/record/RecordWindow';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import type { Column } from '@campus/shared/table/DataTable';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Dictionary.module.css';
import type { DictionaryEntry, DictionaryWords, EntryUses } from './DictionaryEntry';
import { DictionaryTable } from './DictionaryTable';
import { UsedWindow } from './UsedWindow';
import { useEntryEditing, type EntryEditing } from './useEntryEditing';
import { useEntryRemoval } from './useEntryRemoval';
import usesStyles from './Uses.module.css';

interface UsesProps<E> {
  entry: E;
  uses: EntryUses<E>;
  words: DictionaryWords;
}

/** How often an entry is used, and where: a number counts all lists together. */
function Uses<E extends DictionaryEntry>({ entry, uses, words }: UsesProps<E>) {
  const { t } = useTranslation('shared');
  const count = uses.countOf(entry);
  if (count === 0) return <span className={usesStyles.none}>{t('dictionary.uses.none')}</span>;
  if (!uses.areLinked) return words('uses', { count });
  return (
    <span className={usesStyles.uses} data-whole>
      {words('uses', { count })}
      <span className={usesStyles.links}>
        {uses.listsOf(entry).map(({ to, label }) => (
          <TextLink key={to} to={to}>
            {label}
            <span className="visually-hidden"> {words('usedWith', { name: entry.name })}</span>
          </TextLink>
        ))}
      </span>
    </span>
  );
}

interface EscapeAreaProps {
  onEscape: () => void;
  children: ReactNode;
}

const windows = '[role=dialog], [role=alertdialog]';

/**
 * What is edited in its place is left as a window is: by Escape. It hears the key last, after a
 * list of its fields or a window above it, which may be open before the focus has gone there.
 */
function EscapeArea({ onEscape, children }: EscapeAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isMine = event.target instanceof Node && area.current?.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isMine) return;
    if (!document.querySelector(windows)) onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return <div ref={area}>{children}</div>;
}

/** What the form of a new entry needs; `guard` asks before the page is left. */
export interface NewEntryProps<E> extends WindowForm {
  /** What it is called where it was looked for. */
  name?: string | undefined;
  guard: boolean;
  onDone: (entry: E) => unknown;
}

/** What the form of an existing entry needs. */
export interface EditEntryProps<E> extends WindowForm, Pick<NewEntryProps<E>, 'onDone'> {
  entry: E;
  /** Asks for it as it is saved now. */
  read: () => Promise<E>;
}

interface DictionaryProps<E extends DictionaryEntry> {
  ref?: Ref<HTMLElement>;
  words: DictionaryWords;
  query: UseQueryResult<E[]>;
  /** Without uses and actions, which all dictionaries have. */
  columns: Column<E>[];
  /** By which name entries are ordered. */
  nameOf: (entry: E) => string;
  /** The words by which an entry is found. */
  searchIn: (entry: E) => string;
  uses: EntryUses<E>;
  remove: (id: string) => Promise<unknown>;
  restore: (entry: E) => Promise<unknown>;
  /** Puts another entry in its place wherever it is used, and removes it. */
  replace: (id: string, by: string) => Promise<unknown>;
  newForm: (props: NewEntryProps<E>) => ReactNode;
  editForm: (props: EditEntryProps<E>) => ReactNode;
  /** Forms open in a drawer; otherwise in the row, and above the table. */
  inDrawer?: boolean;
  /** For who may look and change nothing. */
  isReadOnly?: boolean;
}

type Columns<E extends DictionaryEntry> = Pick<DictionaryProps<E>, 'words' | 'columns' | 'uses'> & {
  editing: EntryEditing<E>;
  onRemove: (entry: E) => void;
  isReadOnly: boolean;
};

function useDictionaryColumns<E extends DictionaryEntry>(options: Columns<E>): Column<E>[] {
  const { words, columns, uses, editing, onRemove, isReadOnly } = options;
  const { t } = useTranslation('shared');
  const read: Column<E>[] = [
    ...columns,
    {
      key: 'uses',
      header: t('dictionary.uses.header'),
      cell: (entry) => <Uses entry={entry} uses={uses} words={words} />,
      text: (entry) => String(uses.countOf(entry)),
    },
  ];
  if (isReadOnly) return read;
  return [
    ...read,
    {
      key: 'actions',
      header: t('dictionary.actions'),
      align: 'end',
      cell: (entry) => (
        <span className={styles.actions}>
          <IconButton
            ref={editing.buttonRef(entry.id)}
            icon="edit"
            label={t('dictionary.edit', { name: entry.name })}
            onClick={() => editing.edit(entry)}
          />
          <IconButton
            icon="trash"
            label={t('dictionary.remove', { name: entry.name })}
            onClick={() => onRemove(entry)}
          />
        </span>
      ),
      text: false,
    },
  ];
}

interface NewEntryPanelProps {
  title: string;
  onEscape: () => void;
  children: ReactNode;
}

const NewEntryPanel = ({ title, onEscape, children }: NewEntryPanelProps) => (
  <EscapeArea onEscape={onEscape}>
    <Surface as="section" aria-labelledby="new-entry">
      <Stack gap={4}>
        <h2 id="new-entry">{title}</h2>
        {children}
      </Stack>
    </Surface>
  </EscapeArea>
);

/** A short register of names that records refer to: found, added, renamed, and removed when unused. */
export function Dictionary<E extends DictionaryEntry>(props: DictionaryProps<E>) {
  const { ref, words, query, columns, nameOf, searchIn, uses } = props;
  const { inDrawer = false, isReadOnly = false } = props;
  const { t } = useTranslation('shared');
  const notify = useClientStore((state) => state.notify);
  const refresh = () => query.refetch();
  const editing = useEntryEditing<E>();
  const { subject, edited, leave } = editing;
  const { used, onRemove } = useEntryRemoval<E>({
    words,
    countOf: uses.countOf,
    remove: props.remove,
    restore: props.restore,
    refresh,
    onDone: () => editing.focusLater('new'),
  });
  // The form goes when the table has what was saved.
  const onDone = async ({ name }: E) => {
    await refresh();
    editing.finish();
    notify({ tone: 'success', text: words('saved', { name }) });
  };
  const form = { onDone, onCancel: leave, onDirty: editing.onDirty };
  const newForm = subject === 'new' && props.newForm({ ...form, guard: true });
  const editForm =
    edited && props.editForm({ ...form, entry: edited, read: () => readAgain(query, edited.id) });
  return (
    <Screen
      ref={ref}
      title={words('title')}
      lead={words('lead')}
      actions={
        !isReadOnly && (
          <Button ref={editing.buttonRef('new')} icon="plus" onClick={() => editing.edit('new')}>
            {words('new')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {newForm && !inDrawer && (
          <NewEntryPanel title={words('new')} onEscape={leave}>
            {newForm}
          </NewEntryPanel>
        )}
        <DictionaryTable
          {...{ words, query, nameOf, searchIn, uses, isReadOnly }}
          columns={useDictionaryColumns({ words, columns, uses, editing, onRemove, isReadOnly })}
          edited={inDrawer ? undefined : edited}
          rowForm={({ id }) =>
            !inDrawer && id === edited?.id && <EscapeArea onEscape={leave}>{editForm}</EscapeArea>
          }
        />
      </Stack>
      {inDrawer && (
        <Drawer
          open={subject !== undefined}
          onClose={leave}
          title={edited ? t('dictionary.edit', { name: edited.name }) : words('new')}
        >
          {editForm ?? newForm}
        </Drawer>
      )}
      <UsedWindow
        {...{ words, used, uses, nameOf }}
        entries={query.data ?? []}
        replace={props.replace}
        onReplaced={async () => {
          await refresh();
          editing.focusLater('new');
        }}
        onFailed={async () => (await refresh()).data}
      />
      <DiscardDialog {...editing.question} />
    </Screen>
  );
}
