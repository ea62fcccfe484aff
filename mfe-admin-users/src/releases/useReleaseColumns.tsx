import type { KeptRelease, ReleasedRemote } from '@campus/shared/contract/releases';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Column } from '@campus/shared/table/DataTable';
import { useTranslation } from 'react-i18next';
import { HealthBar } from './HealthBar';
import { ReleaseBadges } from './ReleaseBadges';
import { ReleaseMenu } from './ReleaseMenu';
import { ReleaseWords } from './ReleaseWords';
import { When } from './When';
import type { Wish } from './Wish';

interface Options {
  remote: ReleasedRemote;
  now: number;
  onWish: (wish: Wish) => void;
}

export function useReleaseColumns({ remote, now, onWish }: Options): Column<KeptRelease>[] {
  const { t } = useTranslation('admin-users');
  const format = useFormat();
  return [
    {
      key: 'release',
      header: t('releases.column.release'),
      cell: (release) => <ReleaseWords release={release} />,
      text: ({ release }) => release,
      priority: 'primary',
    },
    {
      key: 'state',
      header: t('releases.column.state'),
      cell: (release) => <ReleaseBadges release={release} channel={remote.channel} />,
    },
    {
      key: 'published',
      header: t('releases.column.published'),
      cell: ({ publishedAt }) => <When at={publishedAt} now={now} />,
    },
    {
      key: 'size',
      header: t('releases.column.size'),
      cell: ({ size }) => size !== null && format.bytes(size),
      priority: 'secondary',
    },
    {
      key: 'health',
      header: t('releases.column.health'),
      cell: ({ health }) => <HealthBar health={health} />,
    },
    {
      key: 'actions',
      header: t('releases.column.actions'),
      cell: (release) => <ReleaseMenu remote={remote} release={release} onWish={onWish} />,
      align: 'end',
    },
  ];
}
