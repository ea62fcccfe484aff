import type { Column } from '@campus/shared/table/DataTable';
import { useTranslation } from 'react-i18next';
import type { AuthorEntry } from './AuthorEntry';
import { AuthorName } from './AuthorName';
import type { EntryActionsProps } from './EntryActions';
import { useActionsColumn } from './useActionsColumn';
import { Uses } from './Uses';

type Actions = Omit<EntryActionsProps<AuthorEntry>, 'entry'>;

export function useAuthorColumns(actions: Actions): Column<AuthorEntry>[] {
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
