import { paymentTypes } from '@campus/shared/contract/payments/machine';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';

/** An address of registers that do not exist. */
export function NoSuchType() {
  const { t } = useTranslation('payments');
  return (
    <Screen title={t('noSuchType.title')} state="notFound">
      <Head title={t('noSuchType.title')} isPrivate />
      <EmptyState
        icon="search"
        title={t('noSuchType.reason')}
        text={t('noSuchType.text')}
        action={
          <ButtonLink to={paymentPaths.registers(paymentTypes[0])}>
            {t('noSuchType.back')}
          </ButtonLink>
        }
      />
    </Screen>
  );
}
