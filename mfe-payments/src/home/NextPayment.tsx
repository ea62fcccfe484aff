import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listPayHistory } from '@campus/shared/contract/participants';
import { paths } from '@campus/shared/paths';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './NextPayment.module.css';
import { PaymentGlance } from './PaymentGlance';
import { nextPaymentOf } from './nextPaymentOf';

/** The home page's word on money: what comes next, or what came last. */
export function NextPayment() {
  const { t } = useTranslation('payments');
  const query = useCallQuery(listPayHistory);
  const empty = <p className={styles.facts}>{t('home.empty')}</p>;
  return (
    <Surface as="section" aria-labelledby="next-payment">
      <header className={styles.header}>
        <h2 id="next-payment" className={styles.title}>
          {t('home.title')}
        </h2>
        <TextLink to={paths.payments()}>{t('home.all')}</TextLink>
      </header>
      <QueryView
        query={query}
        isEmpty={({ items }) => !nextPaymentOf(items)}
        empty={empty}
        skeleton={<SkeletonText lines={3} />}
      >
        {({ items }) => {
          const payment = nextPaymentOf(items);
          return payment && <PaymentGlance payment={payment} />;
        }}
      </QueryView>
    </Surface>
  );
}
