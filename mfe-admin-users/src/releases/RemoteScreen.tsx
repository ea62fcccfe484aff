import { isMissing } from '@campus/shared/api/isMissing';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import {
  getReleasedRemote,
  listDevelopmentOrigins,
  moveRemote,
} from '@campus/shared/contract/releases/calls';
import { releasePaths } from '@campus/shared/contract/releases/paths';
import { useAsked } from '@campus/shared/record/useAsked';
import { Head } from '@campus/shared/remote/Head';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Freshness, refreshing } from './Freshness';
import { MoveHistory } from './MoveHistory';
import { StoredReleases } from './remote/StoredReleases';
import { type AskedMove, MoveDialog, type RequestedMove } from './remote/MoveDialog';
import { Observed } from './remote/Observed';
import { StandingCards } from './remote/StandingCards';
import { useMoved } from './remote/useMoved';
import { useOpenAlone } from './useOpenAlone';
import { useTitleOf } from './useTitleOf';
import { Written } from './Written';

interface DevelopmentBuildsProps {
  remote: string;
}

/** Builds on the machines of developers, to be run in this browser alone; most installations have none. */
function DevelopmentBuilds({ remote }: DevelopmentBuildsProps) {
  const { t } = useTranslation('admin-users');
  const openAlone = useOpenAlone();
  const { data: origins = [] } = useCallQuery(listDevelopmentOrigins);
  if (origins.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="builds-title">
      <h2 id="builds-title">{t('releases.builds.title')}</h2>
      <p>{t('releases.builds.text')}</p>
      <Stack direction="row" gap={2}>
        {origins.map((origin) => (
          <Button
            key={origin}
            variant="soft"
            icon="eye"
            onClick={() => void openAlone({ remote, origin })}
          >
            {t('releases.builds.open', { origin })}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

type Found = CallOutput<typeof getReleasedRemote>;

interface RemoteReleasesProps extends Found {
  query: UseQueryResult<Found>;
}

function RemoteReleases({ remote, releases, query }: RemoteReleasesProps) {
  const { t } = useTranslation('admin-users');
  const { asked, count, isOpen, ask, close } = useAsked<AskedMove>();
  const mayMove = mayUse(useSession(), moveRemote.access);
  const sayMoved = useMoved();
  const now = query.dataUpdatedAt;
  // What is decided is decided about what stands here now, not about what comes meanwhile.
  const onWish = mayMove ? (wish: RequestedMove) => ask({ wish, seen: remote }) : undefined;

  return (
    <Stack gap={8}>
      <Freshness query={query} />
      <StandingCards remote={remote} now={now} onWish={onWish} />
      <Stack as="section" gap={4} aria-labelledby="kept-title">
        <h2 id="kept-title">{t('releases.kept')}</h2>
        <StoredReleases remote={remote} releases={releases} now={now} onWish={onWish} />
      </Stack>
      <Observed releases={releases} now={now} />
      {remote.name !== 'shell' && <DevelopmentBuilds remote={remote.name} />}
      <Stack as="section" gap={4} aria-labelledby="history-title">
        <h2 id="history-title">{t('releases.history.title')}</h2>
        <MoveHistory remote={remote.name} />
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

/** One remote: how it stands, what it could be given, and who has moved it. */
export function RemoteScreen() {
  const { t } = useTranslation('admin-users');
  const { remote: name = '' } = useParams();
  const titleOf = useTitleOf();
  const query = useCallQuery(getReleasedRemote, { params: { remote: name } }, refreshing);
  const { data, error } = query;
  const title = data ? titleOf(data.remote) : name;
  return (
    <Screen
      title={title}
      lead={data?.remote.owner && <Owner>{data.remote.owner}</Owner>}
      breadcrumbs={[{ to: releasePaths.releases(), label: t('releases.title') }]}
    >
      <Head title={title} />
      {isMissing(error) && !data ? (
        <NoSuchRemote />
      ) : (
        <QueryView query={query} empty={null} skeleton={<SkeletonText />}>
          {(found) => <RemoteReleases {...found} query={query} />}
        </QueryView>
      )}
    </Screen>
  );
}

function Owner({ children }: { children: string }) {
  const { t } = useTranslation('admin-users');
  return (
    <>
      {t('releases.owner')} <Written>{children}</Written>
    </>
  );
}

function NoSuchRemote() {
  const { t } = useTranslation('admin-users');
  return (
    <EmptyState
      icon="search"
      title={t('releases.noSuch')}
      action={<ButtonLink to={releasePaths.releases()}>{t('releases.toAll')}</ButtonLink>}
    />
  );
}
