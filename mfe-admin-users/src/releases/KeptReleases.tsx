import type { KeptRelease, ReleasedRemote } from '@campus/shared/contract/releases';
import { DataTable } from '@campus/shared/table/DataTable';
import { useTranslation } from 'react-i18next';
import { useReleaseColumns } from './useReleaseColumns';
import type { Wish } from './Wish';

interface KeptReleasesProps {
  remote: ReleasedRemote;
  releases: readonly KeptRelease[];
  now: number;
  onWish: (wish: Wish) => void;
}

export function KeptReleases({ releases, ...rest }: KeptReleasesProps) {
  const { t } = useTranslation('admin-users');
  const columns = useReleaseColumns(rest);
  return (
    <DataTable
      caption={t('releases.kept')}
      columns={columns}
      rows={releases}
      rowKey={({ release }) => release}
    />
  );
}
