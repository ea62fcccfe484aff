import { queryOf } from '@campus/shared/api/queryOf';
import { useApi } from '@campus/shared/api/useApi';
import { listMyNotifications } from '@campus/shared/contract/notifications/calls';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from '../layout/LazyDialog';
import { unreadInput } from './unreadInput';

const minute = 60_000;

/**
 * How many messages are new, asked anew while somebody looks at the page and the network is there.
 * A number that could not be checked is not shown: it may be wrong.
 */
function useUnread(): number {
  const { data, isError } = useQuery({
    ...queryOf(useApi(), listMyNotifications, unreadInput),
    staleTime: minute,
    refetchOnWindowFocus: true,
    refetchInterval: 3 * minute,
  });
  return data && !isError ? data.unread : 0;
}

const load = () => import('./InboxWindow').then(({ InboxWindow }) => ({ default: InboxWindow }));

/** The way to one's messages and the number of new ones; staff have no inbox. */
export function Bell() {
  const session = useSession();
  return mayUse(session, ['HUMAN', 'STUDENT']) ? <BellButton /> : null;
}

function BellButton() {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  const label = unread > 0 ? t('inbox.unread', { count: unread }) : t('inbox.title');
  return (
    <LazyDialog load={load} failureText={t('inbox.unavailable')}>
      {(opener) => <IconButton icon="bell" label={label} badge={unread} {...opener} />}
    </LazyDialog>
  );
}
