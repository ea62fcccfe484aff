import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listAuthors,
  createAuthor,
  deleteAuthor,
} from '@campus/shared/contract/media/taxonomyCalls';
import { Drawer } from '@campus/shared/overlay/Drawer';
import { paths } from '@campus/shared/paths';
import type { Column } from '@campus/shared/table/DataTable';
import { Avatar } from '@campus/shared/ui/Avatar';
import { Button } from '@campus/shared/ui/Button';
import { Screen } from '@campus/shared/ui/Screen';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { ContentTabs } from '../desk/ContentTabs';
import { AuthorDetails } from './AuthorDetails';
import type { AuthorEntry } from './AuthorEntry';
import { AuthorForm } from './AuthorForm';
import styles from './AuthorsScreen.module.css';
import { DirectoryTable } from './DirectoryTable';
import type { EditProps } from './EditProps';
import type { EntryActionsProps } from './EntryActions';
import { entryOf } from './entryOf';
import { LeaveQuestion } from './LeaveQuestion';
import { NewAuthorForm } from './NewAuthorForm';
import { useActionsColumn } from './useActionsColumn';
import { UsedWindow } from './UsedWindow';
import { useEditing } from './useEditing';
import { useRemoval } from './useRemoval';
import { Uses } from './Uses';
import { useSaved } from './useSaved';

function AuthorName({ author: { name, photo, staff } }: { author: AuthorEntry }) {
  const written = staff?.name.ru ?? name;
  return (
    <span className={styles.author}>
      <Avatar name={written} photo={photo} />
      <span className={styles.words}>
        <span>{written}</span>
        {staff?.name.en && (
          <span className={styles.english} lang="en">
            {staff.name.en}
          </span>
        )}
      </span>
    </span>
  );
}

type Actions = Omit<EntryActionsProps<AuthorEntry>, 'entry'>;

function useAuthorColumns(actions: Actions): Column<AuthorEntry>[] {
  const { t } = useTranslation('media');
  const actionsColumn = useActionsColumn(actions);
  return [
    {
      key: 'name',
      header: t('directories.author.ru'),
      cell: (author) => <AuthorName author={author} />,
      text: ({ name, staff }) => staff?.name.ru ?? name,
      priority: 'primary',
    },
    {
      key: 'position',
      header: t('directories.author.positionRu'),
      cell: ({ position, staff }) => staff?.position?.ru ?? position,
    },
    {
      key: 'uses',
      header: t('directories.uses.header'),
      cell: (author) => <Uses entry={author} />,
      text: ({ staff }) => String(staff?.uses ?? 0),
    },
    actionsColumn,
  ];
}

interface Options {
  refresh: () => Promise<unknown>;
  onDone: () => void;
}

function useAuthorRemoval(options: Options) {
  const { mutateAsync: remove } = useCall(deleteAuthor);
  const { mutateAsync: create } = useCall(createAuthor);
  return useRemoval<AuthorEntry>({
    ...options,
    kind: 'author',
    remove: (id) => remove({ params: { id } }),
    restore: ({ name, staff }) =>
      create({
        body: {
          name: staff?.name ?? { ru: name },
          position: staff?.position,
          bio: staff?.bio,
          photoId: staff?.photoId,
        },
      }),
  });
}

interface AuthorDrawerProps extends Omit<EditProps<AuthorEntry>, 'entry'> {
  subject: AuthorEntry | 'new' | undefined;
}

function AuthorDrawer({ subject, read, ...form }: AuthorDrawerProps) {
  const { t } = useTranslation('media');
  const title =
    typeof subject === 'object'
      ? t('directories.author.edit', { name: subject.name })
      : t('directories.author.new');
  return (
    <Drawer open={subject !== undefined} onClose={form.onCancel} title={title}>
      {typeof subject === 'object' && <AuthorForm entry={subject} read={read} {...form} />}
      {subject === 'new' && (
        <NewAuthorForm guard {...form}>
          <AuthorDetails />
        </NewAuthorForm>
      )}
    </Drawer>
  );
}

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
