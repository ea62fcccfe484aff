import type { Column } from '@campus/shared/table/DataTable';
import { Chip } from '@campus/shared/ui/Chip';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import type { ContentRow } from './ContentRow';

/** For files and for who wants it: usually tags stand under the title. */
export function useTagsColumn(): Column<ContentRow> {
  const { t } = useTranslation('media');
  return {
    key: 'tags',
    header: t('desk.column.tags'),
    cell: ({ tags = [] }) =>
      tags.length > 0 && (
        <Stack direction="row" gap={1}>
          {tags.map(({ id, name }) => (
            <Chip key={id}>{name}</Chip>
          ))}
        </Stack>
      ),
    text: ({ tags = [] }) => tags.map(({ name }) => name).join(', '),
    priority: 'secondary',
    hidden: true,
  };
}
