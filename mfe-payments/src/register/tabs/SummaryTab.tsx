import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { PaymentRegister } from '@campus/shared/contract/payments/records';
import { useFormat } from '@campus/shared/format/useFormat';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import styles from './SummaryTab.module.css';
import { useResults } from '../bank/useResults';
import { signed, usePrevious } from '../usePrevious';

/** What is different from the register of the same type for the time before. */
function Comparison({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { dateRange, money, number } = useFormat();
  const { totals } = register;
  const { query, previous } = usePrevious(register);
  return (
    <Surface as="section" aria-label={t('register.compare.title')}>
      <QueryView
        query={query}
        isEmpty={() => !previous}
        empty={<EmptyState icon="clock" title={t('register.compare.none')} />}
        skeleton={<SkeletonText lines={3} />}
      >
        {() =>
          previous && (
            <SummaryList
              items={[
                {
                  term: t('register.compare.with'),
                  value: (
                    <TextLink to={paymentPaths.register(previous.type, previous.id)}>
                      {previous.number}
                    </TextLink>
                  ),
                },
                {
                  term: t('register.summary.period'),
                  value: dateRange(previous.periodFrom, previous.periodTo),
                },
                {
                  term: t('register.compare.people'),
                  value: t('register.compare.from', {
                    difference: signed(totals.included - previous.totals.included, number),
                    was: number(previous.totals.included),
                  }),
                },
                {
                  term: t('register.compare.money'),
                  value: t('register.compare.from', {
                    difference: signed(totals.amount - previous.totals.amount, money),
                    was: money(previous.totals.amount),
                  }),
                },
              ]}
            />
          )
        }
      </QueryView>
    </Surface>
  );
}

function Terms({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { dateRange, money, number } = useFormat();
  const { amountPerHuman, budget, eduOrgIds, comment } = register;
  return (
    <Surface as="section" aria-label={t('register.summary.terms')}>
      <SummaryList
        items={[
          { term: t('register.summary.number'), value: register.number },
          { term: t('register.summary.type'), value: t(`type.${register.type}`) },
          {
            term: t('register.summary.period'),
            value: dateRange(register.periodFrom, register.periodTo),
          },
          { term: t('register.summary.organisations'), value: number(eduOrgIds.length) },
          {
            term: t('register.summary.perHuman'),
            value: amountPerHuman === null ? t('register.summary.byGrant') : money(amountPerHuman),
          },
          ...(budget === null
            ? []
            : [{ term: t('register.summary.budget'), value: money(budget) }]),
          ...(['retryOf', 'retriedBy'] as const).flatMap((key) => {
            const other = register[key];
            if (!other) return [];
            const to = paymentPaths.register(register.type, other.id);
            const term = t(`register.summary.${key}`);
            return [{ term, value: <TextLink to={to}>{other.number}</TextLink> }];
          }),
          ...(comment ? [{ term: t('register.summary.comment'), value: comment }] : []),
        ]}
      />
    </Surface>
  );
}

function Course({ register }: { register: PaymentRegister }) {
  const { t } = useTranslation('payments');
  const { dateTime, name, number } = useFormat();
  const results = useResults(register);
  const { createdBy, createdAt, approvedBy, sentAt, closedAt } = register;
  return (
    <Surface as="section" aria-label={t('register.summary.course')}>
      <SummaryList
        items={[
          { term: t('register.summary.createdBy'), value: name(createdBy.name) },
          { term: t('register.summary.createdAt'), value: dateTime(createdAt) },
          {
            term: t('register.summary.approvedBy'),
            value: approvedBy ? name(approvedBy.name) : t('register.summary.nobody'),
          },
          ...(sentAt ? [{ term: t('register.summary.sentAt'), value: dateTime(sentAt) }] : []),
          ...(closedAt
            ? [{ term: t('register.summary.closedAt'), value: dateTime(closedAt) }]
            : []),
          ...(results
            ? (['paid', 'failed', 'waiting'] as const).map((kind) => ({
                term: t(`register.results.${kind}`),
                value: number(results[kind]),
              }))
            : []),
        ]}
      />
    </Surface>
  );
}

/** What a register is for, who made it, how far it is, and how it differs from the one before. */
export function SummaryTab({ register }: { register: PaymentRegister }) {
  return (
    <div className={styles.parts}>
      <Terms register={register} />
      <Stack gap={5}>
        <Course register={register} />
        <Comparison register={register} />
      </Stack>
    </div>
  );
}
