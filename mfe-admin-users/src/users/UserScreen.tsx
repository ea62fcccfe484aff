import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getUser } from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { staffPaths } from '@campus/shared/contract/staff/paths';
import { EditorScreen } from '@campus/shared/record/EditorScreen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { UserForm } from './UserForm';

/** One member of staff: the record, the role and the access. */
export function UserScreen() {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const { id = '' } = useParams();
  const query = useCallQuery(getUser, { params: { id } });
  const user = query.data;
  return (
    <EditorScreen
      query={query}
      title={user ? fullName(user) : t('user.title')}
      lead={user && `${user.login} · ${user.role.name}`}
      list={{ to: staffPaths.users(), label: t('title') }}
      missing={(word) => t(`user.missing.${word}`)}
      skeleton={<SkeletonText lines={8} />}
    >
      {(found) => <UserForm key={found.id} user={found} />}
    </EditorScreen>
  );
}
