import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { countUsers, getUser, updateUser } from '@campus/shared/contract/staff/calls';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { Banner } from '@campus/shared/ui/Banner';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useTranslation } from 'react-i18next';
import { UserTabs } from './actions/UserTabs';
import { UserFacts } from './reading/UserFacts';
import { UserForm } from './UserForm';

/** To be the only administrator is worth knowing before something is tried that would be refused. */
function OwnNotice({ isOnly }: { isOnly: boolean }) {
  const { t } = useTranslation('admin-users');
  return <Banner tone="info">{t(isOnly ? 'staff.own.only' : 'staff.own.text')}</Banner>;
}

/** One member of staff: the record, the role, the access and what was done with it. */
export function UserScreen({ id }: { id: string }) {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const query = useCallQuery(getUser, { params: { id } });
  const counts = useCallQuery(countUsers);
  const skeleton = <SkeletonText lines={8} />;
  const session = useSession();
  const mayEdit = mayUse(session, updateUser.access);
  const user = query.data;
  return (
    <EditorScreen
      query={query}
      title={user ? fullName(user) : t('user.title')}
      lead={user && `${user.login} · ${user.role.name}`}
      list={{ to: staffPaths.users(), label: t('title') }}
      missing={(word) => t(`user.missing.${word}`)}
      skeleton={skeleton}
    >
      {(found) =>
        counts.isFetched ? (
          // A backend that counts no accounts has none of the other extensions either.
          <UserTabs key={found.id} userId={found.id} isKnown={counts.data !== undefined}>
            {(hasExtensions) =>
              mayEdit ? (
                <Stack gap={5}>
                  {session.id === found.id && <OwnNotice isOnly={counts.data?.admins === 1} />}
                  <UserForm user={found} hasExtensions={hasExtensions} />
                </Stack>
              ) : (
                <UserFacts user={found} />
              )
            }
          </UserTabs>
        ) : (
          skeleton
        )
      }
    </EditorScreen>
  );
}
