import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listNewsTags,
  createNewsTag,
  deleteNewsTag,
} from '@campus/shared/contract/media/taxonomyCalls';
import { paths } from '@campus/shared/paths';
import type { Column } from '@campus/shared/table/DataTable';
import { Button } from '@campus/shared/ui/Button';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTabs } from '../desk/ContentTabs';
import { DirectoryTable } from './DirectoryTable';
import type { EntryActionsProps } from './EntryActions';
import { entryOf } from './entryOf';
import { LeaveQuestion } from './LeaveQuestion';
import { NewTagForm, type NewEntryProps } from './NewTagForm';
import type { Tag } from './Tag';
import { TagForm } from './TagForm';
import { useActionsColumn } from './useActionsColumn';
import { UsedWindow } from './UsedWindow';
import { useEditing } from './useEditing';
import { useRemoval } from './useRemoval';
import { Uses } from './Uses';
import { useSaved } from './useSaved';
import { valuesOfTag } from './valuesOfTag';

/** Where the news and the events that have a tag are listed. */
const usesOfTag = ({ id }: Tag) => ({
  news: `${paths.contents('news')}?tagIds=${id}`,
  events: `${paths.contents('events')}?tagIds=${id}`,
});

function useTagColumns(actions: Omit<EntryActionsProps<Tag>, 'entry'>): Column<Tag>[] {
  const { t } = useTranslation('media');
  const actionsColumn = useActionsColumn(actions);
  return [
    {
      key: 'name',
      header: t('directories.tag.ru'),
      cell: ({ name, staff }) => staff?.name.ru ?? name,
      priority: 'primary',
    },
    { key: 'en', header: t('directories.tag.en'), cell: ({ staff }) => staff?.name.en },
    {
      key: 'slug',
      header: t('directories.tag.slug'),
      cell: ({ slug }) => slug,
      priority: 'secondary',
    },
    {
      key: 'uses',
      header: t('directories.uses.header'),
      cell: (tag) => <Uses entry={tag} to={usesOfTag(tag)} />,
      text: ({ staff }) => String(staff?.uses ?? 0),
    },
    actionsColumn,
  ];
}

interface EscapeAreaProps {
  onEscape: () => void;
  children: ReactNode;
}

/** What is edited in its place is left as a window is: by Escape. */
function EscapeArea({ onEscape, children }: EscapeAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });
  useEffect(() => {
    const element = area.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return <div ref={area}>{children}</div>;
}

interface Options {
  refresh: () => Promise<unknown>;
  onDone: () => void;
}

function useTagRemoval(options: Options) {
  const { mutateAsync: remove } = useCall(deleteNewsTag);
  const { mutateAsync: create } = useCall(createNewsTag);
  return useRemoval<Tag>({
    ...options,
    kind: 'tag',
    remove: (id) => remove({ params: { id } }),
    restore: (tag) => create({ body: valuesOfTag(tag) }),
  });
}

type NewTagPanelProps = Pick<NewEntryProps<Tag>, 'onDone' | 'onCancel' | 'onDirty'>;

function NewTagPanel(props: NewTagPanelProps) {
  const { t } = useTranslation('media');
  return (
    <EscapeArea onEscape={props.onCancel}>
      <Surface as="section" aria-labelledby="new-tag">
        <Stack gap={4}>
          <h2 id="new-tag">{t('directories.tag.new')}</h2>
          <NewTagForm guard {...props} />
        </Stack>
      </Surface>
    </EscapeArea>
  );
}

const wordsOf = ({ slug, name, staff }: Tag) =>
  [name, staff?.name.ru, staff?.name.en, slug].join(' ');

/** The words by which readers find news and events. */
export function TagsScreen() {
  const { t } = useTranslation('media');
  const query = useCallQuery(listNewsTags);
  const refresh = async () => (await query.refetch()).data;
  const read = async (id: string) => entryOf(await query.refetch({ throwOnError: true }), id);
  const editing = useEditing<Tag>();
  const { subject, edited, leave, onDirty } = editing;
  const { used, onRemove } = useTagRemoval({
    refresh,
    onDone: () => editing.focusLater('new'),
  });
  const columns = useTagColumns({ editing, onRemove });
  const onDone = useSaved({ kind: 'tag', editing, refresh });
  const form = edited && (
    <EscapeArea onEscape={leave}>
      <TagForm entry={edited} read={read} onDone={onDone} onCancel={leave} onDirty={onDirty} />
    </EscapeArea>
  );
  const add = (
    <Button ref={editing.buttonRef('new')} icon="plus" onClick={() => editing.edit('new')}>
      {t('directories.tag.new')}
    </Button>
  );

  return (
    <Screen title={t('directories.tag.title')} lead={t('directories.tag.lead')} actions={add}>
      <Stack gap={5}>
        <ContentTabs />
        {subject === 'new' && <NewTagPanel onDone={onDone} onCancel={leave} onDirty={onDirty} />}
        <DirectoryTable
          kind="tag"
          query={query}
          columns={columns}
          wordsOf={wordsOf}
          edited={edited}
          rowForm={({ id }) => id === edited?.id && form}
        />
      </Stack>
      <UsedWindow kind="tag" used={used} listsOf={usesOfTag} />
      <LeaveQuestion {...editing.question} />
    </Screen>
  );
}
