import type { CallOutput } from '@campus/shared/contract/call';
import type { getReleasedRemote } from '@campus/shared/contract/releases';
import { Stack } from '@campus/shared/ui/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DevelopmentBuilds } from './DevelopmentBuilds';
import { Freshness } from './Freshness';
import { History } from './History';
import { KeptReleases } from './KeptReleases';
import { MoveDialog } from './MoveDialog';
import { StandingCards } from './StandingCards';
import { useAsking } from './useAsking';
import { useMoved } from './useMoved';
import type { Wish } from './Wish';

type Found = CallOutput<typeof getReleasedRemote>;

interface RemoteReleasesProps extends Found {
  query: UseQueryResult<Found>;
}

export function RemoteReleases({ remote, releases, query }: RemoteReleasesProps) {
  const { t } = useTranslation('admin-users');
  const { asked, count, isOpen, ask, close } = useAsking();
  const sayMoved = useMoved();
  const now = query.dataUpdatedAt;
  // What is decided is decided about what stands here now, not about what comes meanwhile.
  const onWish = (wish: Wish) => ask({ wish, seen: remote });

  return (
    <Stack gap={8}>
      <Freshness query={query} />
      <StandingCards remote={remote} now={now} onWish={onWish} />
      <Stack as="section" gap={4} aria-labelledby="kept-title">
        <h2 id="kept-title">{t('releases.kept')}</h2>
        <KeptReleases remote={remote} releases={releases} now={now} onWish={onWish} />
      </Stack>
      {remote.name !== 'shell' && <DevelopmentBuilds remote={remote.name} />}
      <Stack as="section" gap={4} aria-labelledby="history-title">
        <h2 id="history-title">{t('releases.history.title')}</h2>
        <History remote={remote.name} />
      </Stack>
      {asked && (
        <MoveDialog
          key={count}
          asked={asked}
          remote={remote}
          open={isOpen}
          onClose={close}
          refresh={async () => (await query.refetch()).data?.remote}
          onMoved={(moved) => {
            close();
            sayMoved(moved);
          }}
        />
      )}
    </Stack>
  );
}
