import type { ReleasedRemote } from '@campus/shared/contract/releases';
import type { Column } from '@campus/shared/table/DataTable';
import { useTranslation } from 'react-i18next';
import { HealthBar } from './HealthBar';
import { RemoteName } from './RemoteName';
import { Running } from './Running';
import { StateBadge } from './StateBadge';
import { useTitleOf } from './useTitleOf';

export function useRemoteColumns(now: number): Column<ReleasedRemote>[] {
  const { t } = useTranslation('admin-users');
  const titleOf = useTitleOf();
  return [
    {
      key: 'name',
      header: t('releases.column.name'),
      cell: (remote) => <RemoteName remote={remote} />,
      text: titleOf,
      priority: 'primary',
    },
    {
      key: 'state',
      header: t('releases.column.state'),
      cell: (remote) => <StateBadge remote={remote} />,
    },
    {
      key: 'stable',
      header: t('releases.column.stable'),
      cell: ({ stable }) => <Running running={stable} now={now} />,
    },
    {
      key: 'canary',
      header: t('releases.column.canary'),
      cell: ({ canary }) => canary && <Running running={canary} now={now} />,
    },
    {
      key: 'health',
      header: t('releases.column.health'),
      cell: ({ stable }) => <HealthBar health={stable.health} />,
    },
  ];
}
