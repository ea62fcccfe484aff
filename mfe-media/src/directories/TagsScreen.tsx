import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listNewsTags } from '@campus/shared/contract/media';
import { Button } from '@campus/shared/ui/Button';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { ContentTabs } from '../desk/ContentTabs';
import { DirectoryTable } from './DirectoryTable';
import { entryOf } from './entryOf';
import { EscapeArea } from './EscapeArea';
import { LeaveQuestion } from './LeaveQuestion';
import { NewTagPanel } from './NewTagPanel';
import type { Tag } from './Tag';
import { TagForm } from './TagForm';
import { UsedWindow } from './UsedWindow';
import { useEditing } from './useEditing';
import { useSaved } from './useSaved';
import { useTagColumns } from './useTagColumns';
import { useTagRemoval } from './useTagRemoval';
import { usesOfTag } from './usesOfTag';

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
