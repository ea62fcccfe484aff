import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Payment } from '@campus/shared/contract/payments/records';
import { supportPaths } from '@campus/shared/contract/support/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Icon } from '@campus/shared/ui/Icon';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styles from './PaymentScreen.module.css';
import { looks } from './PaymentStatus';
import way from './PaymentWay.module.css';
import { ReturnedPayment } from './ReturnedPayment';
import { useExpected } from './useExpected';
import { usePeriod } from './usePeriod';

type Status = Payment['status'];

const stepsTo = (end: Status): Status[] => ['PLANNED', 'SENT', end];

const stateOf = (step: Status, index: number, reached: number) => {
  if (index > reached) return 'later';
  return step === 'RETURNED' ? 'failed' : 'done';
};

interface PaymentWayProps {
  payment: Payment;
}

/** From the plan to the account: what is behind, and by when the rest is expected. */
function PaymentWay({ payment }: PaymentWayProps) {
  const { t } = useTranslation('payments');
  const { date } = useFormat();
  const expected = useExpected();
  const { status, plannedAt, sentAt, paidAt, returnedAt } = payment;
  const steps = stepsTo(status === 'RETURNED' ? 'RETURNED' : 'PAID');
  const reached = steps.indexOf(status);
  const days = { PLANNED: plannedAt, SENT: sentAt, PAID: paidAt, RETURNED: returnedAt };

  const factOf = (step: Status, index: number) => {
    const day = days[step];
    if (index <= reached) return day ? date(day) : undefined;
    return index === steps.length - 1 ? expected(payment) : undefined;
  };

  return (
    <ol className={way.way} aria-label={t('payment.way')}>
      {steps.map((step, index) => {
        const state = stateOf(step, index, reached);
        const fact = factOf(step, index);
        return (
          <li
            key={step}
            className={way.step}
            data-state={state}
            aria-current={index === reached ? 'step' : undefined}
          >
            <span className={way.sign}>
              <Icon name={looks[step].icon} />
            </span>
            <div className={way.words}>
              <p className={way.name}>{t(`status.${step}`)}</p>
              {fact && <p className={way.fact}>{fact}</p>}
              <p>{t(`payment.${state === 'later' ? 'ahead' : 'meaning'}.${step}`)}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function NoSuchPayment() {
  const { t } = useTranslation('payments');
  return (
    <Screen title={t('payment.missing')} state="notFound">
      <Head title={t('payment.missing')} isPrivate />
      <EmptyState
        icon="wallet"
        title={t('payment.missingReason')}
        text={t('payment.missingText')}
        action={<ButtonLink to={paymentPaths.payments()}>{t('payment.back')}</ButtonLink>}
      />
    </Screen>
  );
}

interface PaymentDetailsProps {
  payment: Payment;
}

function PaymentDetails({ payment }: PaymentDetailsProps) {
  const { t } = useTranslation('payments');
  const { money, date } = useFormat();
  const { period } = usePeriod();
  const facts = [
    { term: t('payment.kind'), value: t(`type.${payment.type}`) },
    { term: t('payment.period'), value: period(payment) },
    { term: t('payment.paidAt'), value: payment.paidAt && date(payment.paidAt) },
    { term: t('payment.account'), value: payment.accountMask },
  ].filter(({ value }) => value);
  return (
    <div className={styles.layout}>
      <Surface as="section" aria-labelledby="payment-facts">
        <h2 id="payment-facts" className="visually-hidden">
          {t('payment.facts')}
        </h2>
        <p className={styles.amount}>{money(payment.amount)}</p>
        <SummaryList items={facts} />
      </Surface>
      <Surface as="section" aria-labelledby="payment-way">
        <h2 id="payment-way" className={styles.title}>
          {t('payment.way')}
        </h2>
        <Stack gap={5}>
          <PaymentWay payment={payment} />
          {payment.status === 'RETURNED' ? (
            <ReturnedPayment reason={payment.reason} />
          ) : (
            <p className={styles.ask}>
              {t('payment.ask')}{' '}
              <TextLink to={supportPaths.newTicket('PAYMENT')}>{t('returned.contact')}</TextLink>
            </p>
          )}
        </Stack>
      </Surface>
    </div>
  );
}

/** One payment of the signed-in student, out of the list of all: there is no call for one. */
export function PaymentScreen() {
  const { t } = useTranslation('payments');
  const { id } = useParams();
  const { period } = usePeriod();
  const query = useCallQuery(listPayHistory);
  const payment = query.data?.items.find((one) => one.id === id);
  if (query.data && !payment) return <NoSuchPayment />;
  const title = payment
    ? t('payment.title', { kind: t(`type.${payment.type}`), period: period(payment) })
    : t('payment.loading');
  return (
    <Screen title={title} breadcrumbs={[{ to: paymentPaths.payments(), label: t('title') }]}>
      {payment && <Head title={title} isPrivate />}
      <QueryView query={query} empty={<NoSuchPayment />} skeleton={<SkeletonText lines={6} />}>
        {() => payment && <PaymentDetails payment={payment} />}
      </QueryView>
    </Screen>
  );
}
