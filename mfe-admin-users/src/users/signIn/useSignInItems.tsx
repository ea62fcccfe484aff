import { useCall } from '@campus/shared/api/useCall';
import {
  endUserSessions,
  resetAuthenticator,
  resetPassword,
  type User,
} from '@campus/shared/contract/staff/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { useConfirmed } from '@campus/shared/record/useConfirmed';
import { useReasonWindow } from '@campus/shared/record/useReasonWindow';
import { useTranslation } from 'react-i18next';

/**
 * What an administrator does about how somebody signs in: a link for a new password, and where the
 * backend has them, a lost authenticator and the end of all sessions. `windows` ask about it.
 */
export function useSignInItems(user: User, hasExtensions: boolean) {
  const { t } = useTranslation('admin-users');
  const { fullName } = useFormat();
  const { mutateAsync: sendPassword } = useCall(resetPassword);
  const { mutateAsync: endSessions } = useCall(endUserSessions);
  const { ask, dialog } = useConfirmed();
  const name = fullName(user);
  const params = { id: user.id };
  const lost = useReasonWindow({
    call: resetAuthenticator,
    input: { params },
    title: t('staff.windows.lost', { name }),
    text: t('staff.lost.text', { name }),
    reason: { label: t('staff.reason'), hint: t('staff.lost.hint'), maxLength: 255 },
    submitLabel: t('staff.lost.submit'),
    done: t('staff.lost.done', { name }),
  });
  const confirmed = (words: string, perform: () => Promise<unknown>) => ({
    label: t(`${words}.action`),
    onSelect: () => ask({ words: (word) => t(`${words}.${word}`, { name }), perform }),
  });
  const items = [confirmed('user.password', () => sendPassword({ params }))];
  if (hasExtensions && user.twoFactor === 'TOTP')
    items.push({ label: t('staff.lost.action'), onSelect: lost.open });
  if (hasExtensions) items.push(confirmed('staff.sessions', () => endSessions({ params })));
  return {
    items,
    windows: (
      <>
        {lost.window}
        {dialog}
      </>
    ),
  };
}
