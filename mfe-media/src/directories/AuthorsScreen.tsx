import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listAuthors } from '@campus/shared/contract/media';
import { paths } from '@campus/shared/paths';
import { Button } from '@campus/shared/ui/Button';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { ContentTabs } from '../desk/ContentTabs';
import { AuthorDrawer } from './AuthorDrawer';
import type { AuthorEntry } from './AuthorEntry';
import { DirectoryTable } from './DirectoryTable';
import { entryOf } from './entryOf';
import { LeaveQuestion } from './LeaveQuestion';
import { UsedWindow } from './UsedWindow';
import { useAuthorColumns } from './useAuthorColumns';
import { useAuthorRemoval } from './useAuthorRemoval';
import { useEditing } from './useEditing';
import { useSaved } from './useSaved';

const wordsOf = ({ name, position, staff }: AuthorEntry) =>
  [name, position, staff?.name.ru, staff?.name.en, staff?.position?.ru, staff?.position?.en].join(
    ' ',
  );

const contentLists = () => ({ news: paths.contents('news'), events: paths.contents('events') });

/** Who signs news and events. */
export function AuthorsScreen() {
  const { t } = useTranslation('media');
  const query = useCallQuery(listAuthors);
  const refresh = async () => (await query.refetch()).data;
  const read = async (id: string) => entryOf(await query.refetch({ throwOnError: true }), id);
  const editing = useEditing<AuthorEntry>();
  const { used, onRemove } = useAuthorRemoval({
    refresh,
    onDone: () => editing.focusLater('new'),
  });
  const columns = useAuthorColumns({ editing, onRemove });
  const onDone = useSaved({ kind: 'author', editing, refresh });
  const add = (
    <Button ref={editing.buttonRef('new')} icon="plus" onClick={() => editing.edit('new')}>
      {t('directories.author.new')}
    </Button>
  );

  return (
    <Screen title={t('directories.author.title')} lead={t('directories.author.lead')} actions={add}>
      <Stack gap={5}>
        <ContentTabs />
        <DirectoryTable kind="author" query={query} columns={columns} wordsOf={wordsOf} />
      </Stack>
      <AuthorDrawer
        subject={editing.subject}
        read={read}
        onDone={onDone}
        onCancel={editing.leave}
        onDirty={editing.onDirty}
      />
      <UsedWindow kind="author" used={used} listsOf={contentLists} />
      <LeaveQuestion {...editing.question} />
    </Screen>
  );
}
