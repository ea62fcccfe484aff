import type { Column } from '@campus/shared/table/DataTable';
import { useTranslation } from 'react-i18next';
import type { Entry } from './Entry';
import { EntryActions, type EntryActionsProps } from './EntryActions';

/** The last column of a directory: what can be done with an entry. */
export function useActionsColumn<E extends Entry>(
  actions: Omit<EntryActionsProps<E>, 'entry'>,
): Column<E> {
  const { t } = useTranslation('media');
  return {
    key: 'actions',
    header: t('directories.actions'),
    align: 'end',
    cell: (entry) => <EntryActions entry={entry} {...actions} />,
    text: false,
  };
}
