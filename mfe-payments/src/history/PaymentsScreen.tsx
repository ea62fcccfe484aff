import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listPayHistory } from '@campus/shared/contract/payments/calls';
import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { Payment } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { Screen } from '@campus/shared/ui/Screen';
import { Skeleton } from '@campus/shared/ui/Skeleton';
import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { TextLink } from '@campus/shared/ui/TextLink';
import { urlChoice, urlCount } from '@campus/shared/ui/urlValues';
import { useFilter } from '@campus/shared/ui/useFilter';
import { useTranslation } from 'react-i18next';
import months from './MonthGroup.module.css';
import { dayOf, type PaymentMonth, paymentMonths, yearOf, yearsOf } from './paymentMonths';
import { PaymentStatus } from './PaymentStatus';
import styles from './PaymentYear.module.css';
import { ReturnedPayment } from './ReturnedPayment';
import { useExpected } from './useExpected';
import { usePeriod } from './usePeriod';
import calendar from './YearCalendar.module.css';

interface PaymentRowProps {
  payment: Payment;
}

function PaymentRow({ payment }: PaymentRowProps) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormat();
  const { period } = usePeriod();
  const expected = useExpected();
  const facts = [
    payment.paidAt && date(payment.paidAt),
    expected(payment),
    t('period', { period: period(payment) }),
    payment.accountMask && t('account', { account: payment.accountMask }),
  ].filter(Boolean);

  return (
    <li className={months.payment}>
      <h3 className={months.kind}>
        <TextLink to={paymentPaths.payment(payment.id)} quiet cover>
          {t(`type.${payment.type}`)}
        </TextLink>
      </h3>
      <p className={months.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className={months.amount} data-status={payment.status}>
        {money(payment.amount)}
      </p>
      <div className={months.status}>
        <PaymentStatus status={payment.status} />
      </div>
      {payment.status === 'RETURNED' && (
        <div className={months.returned}>
          <ReturnedPayment reason={payment.reason} />
        </div>
      )}
    </li>
  );
}

function MonthGroup({ month, payments }: PaymentMonth) {
  const { monthName } = usePeriod();
  const headingId = `month-${month}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={months.title}>
        {monthName(month)}
      </h2>
      <Surface padding="none">
        <ul className={months.list}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      </Surface>
    </section>
  );
}

const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

function CalendarPayment({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { money, dayMonth } = useFormat();
  const expected = useExpected()(payment);
  return (
    <li className={calendar.payment}>
      <TextLink to={paymentPaths.payment(payment.id)}>{t(`type.${payment.type}`)}</TextLink>
      <span className={calendar.amount}>{money(payment.amount)}</span>
      {payment.paidAt && <span className={calendar.note}>{dayMonth(payment.paidAt)}</span>}
      {expected && <span className={calendar.note}>{expected}</span>}
      <PaymentStatus status={payment.status} />
    </li>
  );
}

interface YearCalendarProps {
  year: number;
  payments: Payment[];
}

/** All twelve months, those without payments too: what is missing is seen at once. */
function YearCalendar({ year, payments }: YearCalendarProps) {
  const { t } = useTranslation('payments');
  const { monthName } = useFormat();
  return (
    <ol className={calendar.year} aria-label={t('view.calendarOf', { year })}>
      {monthsOf(year).map((month) => {
        const inMonth = payments.filter((payment) => dayOf(payment).startsWith(month));
        return (
          <li key={month} className={calendar.month} data-empty={inMonth.length === 0 || undefined}>
            <h2 className={calendar.name}>{monthName(month)}</h2>
            {inMonth.length === 0 ? (
              <p className={calendar.note}>{t('view.nothing')}</p>
            ) : (
              <ul className={calendar.list}>
                {inMonth.map((payment) => (
                  <CalendarPayment key={payment.id} payment={payment} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Kopecks of the payments in one of these states. */
const sumOf = (payments: Payment[], statuses: readonly Payment['status'][]) =>
  payments
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);

interface YearSumProps {
  year: number;
  payments: Payment[];
}

/** Only what has reached the account counts; what is on its way stands beside it. */
function YearSum({ year, payments }: YearSumProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const coming = sumOf(payments, ['PLANNED', 'SENT']);
  return (
    <section className={styles.sum} aria-labelledby="year-sum">
      <h2 id="year-sum" className={styles.title}>
        {t('sum.title', { year })}
      </h2>
      <p className={styles.amount}>{money(sumOf(payments, ['PAID']))}</p>
      {coming > 0 && <p className={styles.coming}>{t('sum.coming', { amount: money(coming) })}</p>}
    </section>
  );
}

interface PaymentYearProps {
  payments: Payment[];
}

const views = ['list', 'calendar'] as const;
const yearFilter = { year: urlCount, view: urlChoice(views) };

/** The year of the address, else the newest that has payments: the clock may know an empty one. */
function PaymentYear({ payments }: PaymentYearProps) {
  const { t } = useTranslation('payments');
  const [filter, , hrefOf] = useFilter(yearFilter);
  const years = yearsOf(payments);
  const year = years.find((one) => one === filter.year) ?? years[0] ?? 0;
  const view = filter.view ?? 'list';
  const tabs = views.map((one) => ({
    to: hrefOf({ view: one === 'list' ? undefined : one }),
    label: t(`view.${one}`),
    isCurrent: one === view,
  }));

  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <nav aria-label={t('years')}>
          <Stack as="ul" direction="row" gap={2}>
            {years.map((one) => (
              <li key={one}>
                <ChipLink to={hrefOf({ year: one })} selected={one === year}>
                  {one}
                </ChipLink>
              </li>
            ))}
          </Stack>
        </nav>
        <YearSum year={year} payments={payments.filter((one) => yearOf(one) === year)} />
      </div>
      <Stack gap={6}>
        <TabLinks label={t('view.label')} tabs={tabs} />
        {view === 'calendar' ? (
          <YearCalendar year={year} payments={payments} />
        ) : (
          <Stack gap={8}>
            {paymentMonths(payments, year).map((month) => (
              <MonthGroup key={month.month} {...month} />
            ))}
          </Stack>
        )}
      </Stack>
    </div>
  );
}

function PaymentsSkeleton() {
  return (
    <div className={styles.layout}>
      <div className={styles.head}>
        <Skeleton width={180} height={36} radius="full" />
        <Skeleton height={140} radius="l" />
      </div>
      <Stack gap={5}>
        <Skeleton width={120} height={28} />
        <Skeleton height={96} radius="l" />
        <Skeleton height={96} radius="l" />
      </Stack>
    </div>
  );
}

/** Everything paid, sent and planned for the signed-in student, by year. */
export function PaymentsScreen() {
  const { t } = useTranslation('payments');
  const query = useCallQuery(listPayHistory);
  const empty = <EmptyState icon="wallet" title={t('empty.title')} text={t('empty.text')} />;

  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      beside={
        query.data &&
        query.data.items.length > 0 && (
          <TextLink to={paymentPaths.statement()}>{t('statement.link')}</TextLink>
        )
      }
    >
      <QueryView
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={empty}
        skeleton={<PaymentsSkeleton />}
      >
        {({ items }) => <PaymentYear payments={items} />}
      </QueryView>
    </Screen>
  );
}
