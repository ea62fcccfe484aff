import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { useUnread } from '@campus/shared/remote/useUnread';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useTranslation } from 'react-i18next';
import { LazyDialog } from '../loading/LazyPart';

const load = () => import('./InboxWindow').then(({ InboxWindow }) => ({ default: InboxWindow }));

/** The way to one's messages and the number of unread ones; staff have no inbox. */
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
