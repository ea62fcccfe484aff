import { isUnknown } from '@campus/shared/api/isUnknown';
import { useCall } from '@campus/shared/api/useCall';
import { cancelOwnEmailChange } from '@campus/shared/contract/people/staffCalls';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Stack } from '@campus/shared/ui/Stack';
import { urlChoice } from '@campus/shared/ui/urlValues';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';

/** What a message about another e-mail leads to: its owner keeps the one that the account has. */
export function RefuseEmail() {
  const { t } = useTranslation('participant');
  const [{ email }, setFilter] = useFilter({ email: urlChoice(['changing']) });
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const { mutate, isPending } = useCall(cancelOwnEmailChange);
  if (!email) return null;
  const leave = (tone: 'success' | 'info', text: string) => {
    notify({ tone, text });
    // The button goes with the focus on it.
    document.getElementById('screen-title')?.focus();
    setFilter({ email: undefined }, { replace: true });
  };
  const keep = () =>
    mutate(
      {},
      {
        onSuccess: () => leave('success', t('profile.keepEmail.done')),
        onError: (error) => {
          if (isUnknown(error)) leave('info', t('profile.keepEmail.none'));
          else sayFailed(error, t('profile.keepEmail.failed'));
        },
      },
    );
  return (
    <Banner
      tone="warning"
      title={t('profile.keepEmail.title')}
      action={
        <Stack direction="row" gap={2}>
          <Button size="s" busy={isPending} onClick={keep}>
            {t('profile.keepEmail.action')}
          </Button>
          <ButtonLink to={supportPaths.newTicket('ACCOUNT')} size="s" variant="ghost" icon="mail">
            {t('profile.keepEmail.contact')}
          </ButtonLink>
        </Stack>
      }
    >
      {t('profile.keepEmail.text')}
    </Banner>
  );
}
