import { ApiError } from '@campus/shared/api/ApiError';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getReleasedRemote } from '@campus/shared/contract/releases';
import { paths } from '@campus/shared/paths';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { refreshing } from './refreshing';
import { RemoteReleases } from './RemoteReleases';
import { useTitleOf } from './useTitleOf';
import { Written } from './Written';

/** One remote: how it stands, what it could be given, and who has moved it. */
export function RemoteScreen() {
  const { t } = useTranslation('admin-users');
  const { remote: name = '' } = useParams();
  const titleOf = useTitleOf();
  const query = useCallQuery(getReleasedRemote, { params: { remote: name } }, refreshing);
  const { data, error } = query;
  const title = data ? titleOf(data.remote) : name;
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Screen
      title={title}
      lead={data?.remote.owner && <Owner>{data.remote.owner}</Owner>}
      breadcrumbs={[{ to: paths.releases(), label: t('releases.title') }]}
    >
      <Head title={title} />
      {isMissing && !data ? (
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
      action={<ButtonLink to={paths.releases()}>{t('releases.toAll')}</ButtonLink>}
    />
  );
}
