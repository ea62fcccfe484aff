import type { Column } from '@campus/shared/table/DataTable';
import { useTranslation } from 'react-i18next';
import type { EntryActionsProps } from './EntryActions';
import type { Tag } from './Tag';
import { useActionsColumn } from './useActionsColumn';
import { usesOfTag } from './usesOfTag';
import { Uses } from './Uses';

export function useTagColumns(actions: Omit<EntryActionsProps<Tag>, 'entry'>): Column<Tag>[] {
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
