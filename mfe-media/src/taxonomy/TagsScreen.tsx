import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  listNewsTags,
  createNewsTag,
  deleteNewsTag,
  replaceNewsTag,
  type ListedTag,
} from '@campus/shared/contract/media/taxonomyCalls';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import type { Column } from '@campus/shared/table/DataTable';
import { Dictionary } from '@campus/shared/taxonomy/Dictionary';
import { useTranslation } from 'react-i18next';
import { NewTagForm, TagForm, valuesOfTag } from './TagForm';
import { useContentLists } from './useContentLists';

const nameOf = ({ name, staff }: ListedTag) => staff?.name.ru ?? name;

function useTagColumns(): Column<ListedTag>[] {
  const { t } = useTranslation('media');
  return [
    { key: 'name', header: t('taxonomy.tag.ru'), cell: nameOf, priority: 'primary' },
    { key: 'en', header: t('taxonomy.tag.en'), cell: ({ staff }) => staff?.name.en },
    {
      key: 'slug',
      header: t('taxonomy.tag.slug'),
      cell: ({ slug }) => slug,
      priority: 'secondary',
    },
  ];
}

/** The words by which readers find news and events. */
export function TagsScreen() {
  const { t } = useTranslation('media');
  const { mutateAsync: remove } = useCall(deleteNewsTag);
  const { mutateAsync: replace } = useCall(replaceNewsTag);
  const { mutateAsync: create } = useCall(createNewsTag);
  const listsWith = useContentLists();
  const mayWrite = mayUse(useSession(), createNewsTag.access);
  return (
    <Dictionary
      words={(word, facts) => t(`taxonomy.tag.${word}`, facts)}
      query={useCallQuery(listNewsTags)}
      columns={useTagColumns()}
      nameOf={nameOf}
      searchIn={({ slug, name, staff }) => [name, staff?.name.ru, staff?.name.en, slug].join(' ')}
      uses={{
        countOf: ({ staff }) => staff?.uses ?? 0,
        listsOf: ({ id }) => listsWith(`?tagIds=${id}`),
        areLinked: true,
      }}
      remove={(id) => remove({ params: { id } })}
      replace={(id, by) => replace({ params: { id }, body: { by } })}
      restore={(tag) => create({ body: valuesOfTag(tag) })}
      newForm={(props) => <NewTagForm {...props} />}
      editForm={(props) => <TagForm {...props} />}
      isReadOnly={!mayWrite}
    />
  );
}
