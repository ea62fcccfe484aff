import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listAuthors,
  createAuthor,
  deleteAuthor,
  replaceAuthor,
  type ListedAuthor,
} from '@campus/shared/contract/media/taxonomyCalls';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { Column } from '@campus/shared/table/DataTable';
import { NameCell } from '@campus/shared/table/NameCell';
import { Dictionary } from '@campus/shared/taxonomy/Dictionary';
import { Avatar } from '@campus/shared/ui/Avatar';
import { useTranslation } from 'react-i18next';
import { AuthorDetails } from './AuthorFields';
import { AuthorForm, NewAuthorForm } from './AuthorForm';
import { useContentLists } from './useContentLists';

const nameOf = ({ name, staff }: ListedAuthor) => staff?.name.ru ?? name;

function useAuthorColumns(): Column<ListedAuthor>[] {
  const { t } = useTranslation('media');
  return [
    {
      key: 'name',
      header: t('taxonomy.author.ru'),
      cell: (author) => (
        <NameCell
          picture={<Avatar name={nameOf(author)} photo={author.photo} />}
          name={nameOf(author)}
        />
      ),
      text: nameOf,
      priority: 'primary',
    },
    {
      key: 'en',
      header: t('taxonomy.author.en'),
      cell: ({ staff }) => staff?.name.en && <span lang="en">{staff.name.en}</span>,
      text: ({ staff }) => staff?.name.en ?? '',
    },
    {
      key: 'position',
      header: t('taxonomy.author.positionRu'),
      cell: ({ position, staff }) => staff?.position?.ru ?? position,
    },
  ];
}

function useRestore() {
  const { mutateAsync: create } = useCall(createAuthor);
  return ({ name, staff }: ListedAuthor) => {
    const { position, bio, photoId } = staff ?? {};
    return create({ body: { name: staff?.name ?? { ru: name }, position, bio, photoId } });
  };
}

const searchIn = ({ name, position, staff }: ListedAuthor) => {
  const { ru, en } = staff?.name ?? {};
  return [name, position, ru, en, staff?.position?.ru, staff?.position?.en].join(' ');
};

/** Who signs news and events. */
export function AuthorsScreen() {
  const { t } = useTranslation('media');
  const { mutateAsync: remove } = useCall(deleteAuthor);
  const { mutateAsync: replace } = useCall(replaceAuthor);
  const contentLists = useContentLists();
  const mayWrite = mayUse(useSession(), createAuthor.access);
  return (
    <Dictionary
      words={(word, facts) => t(`taxonomy.author.${word}`, facts)}
      query={useCallQuery(listAuthors)}
      columns={useAuthorColumns()}
      nameOf={nameOf}
      searchIn={searchIn}
      uses={{ countOf: ({ staff }) => staff?.uses ?? 0, listsOf: () => contentLists() }}
      remove={(id) => remove({ params: { id } })}
      replace={(id, by) => replace({ params: { id }, body: { by } })}
      restore={useRestore()}
      newForm={(props) => (
        <NewAuthorForm {...props}>
          <AuthorDetails />
        </NewAuthorForm>
      )}
      editForm={(props) => <AuthorForm {...props} />}
      inDrawer
      isReadOnly={!mayWrite}
    />
  );
}
