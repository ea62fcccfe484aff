import { paymentPaths } from '@campus/shared/contract/payments/paths';
import type { PaymentType } from '@campus/shared/contract/payments/machine';
import { useFormat } from '@campus/shared/format/useFormat';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { Banner } from '@campus/shared/ui/Banner';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import { usePeriod } from '../../history/usePeriod';
import { Parts } from './Parts';
import styles from './CheckStep.module.css';
import { isUntold } from '../RegisterTotals';
import type { RegisterInput, FormStep } from './steps';
import type { Preview, usePreview } from '../usePreview';

interface OverlapProps {
  type: PaymentType;
  overlapping: Preview['overlapping'];
}

/** The register that is there already is where to go on, so it is named and linked. */
function Overlap({ type, overlapping }: OverlapProps) {
  const { t } = useTranslation('payments');
  const language = useClientStore((state) => state.currentLanguage);
  if (overlapping.length === 0) return null;
  return (
    <Banner tone="danger" title={t('newRegister.overlap.title')}>
      <p>{t('newRegister.overlap.text')}</p>
      <ul className={styles.registers}>
        {overlapping.map(({ id, number, name, status }) => (
          <li key={id}>
            <TextLink to={paymentPaths.register(type, id)}>
              {t('newRegister.overlap.register', { number, name: name[language] || name.ru })}
            </TextLink>{' '}
            <span className={styles.state}>{t(`registerState.${status}`)}</span>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

type Check = Preview['checks'][number];

/** Whom each check leaves out; those that leave out nobody are not worth a row. */
function LeftOut({ checks, excluded }: Preview) {
  const { t } = useTranslation('payments');
  const { number } = useFormat();
  if (excluded === 0) return <p className={styles.nobody}>{t('newRegister.leftOut.nobody')}</p>;
  const columns: Column<Check>[] = [
    {
      key: 'check',
      header: t('newRegister.leftOut.why'),
      cell: ({ key }) => t(`newRegister.leftOut.check.${key}`),
      total: () => t('newRegister.leftOut.inAll'),
      priority: 'primary',
    },
    {
      key: 'failed',
      header: t('newRegister.leftOut.people'),
      cell: ({ failed }) => number(failed),
      total: () => number(excluded),
      align: 'end',
    },
  ];
  return (
    <DataTable
      caption={t('newRegister.leftOut.title')}
      columns={columns}
      rows={checks.filter(({ failed }) => failed > 0)}
      rowKey={({ key }) => key}
      isCompact
    />
  );
}

interface SeenProps {
  type: PaymentType;
  preview: ReturnType<typeof usePreview>;
}

function Seen({ type, preview }: SeenProps) {
  const { t } = useTranslation('payments');
  const { data, isError } = preview.query;
  // What went wrong the totals beside say.
  if (isUntold(preview) || (isError && !data)) return null;
  if (!data) return <SkeletonText lines={6} />;
  return (
    <>
      <Overlap type={type} overlapping={data.overlapping} />
      <section>
        <h3 className={styles.title}>{t('newRegister.leftOut.title')}</h3>
        <LeftOut {...data} />
      </section>
      <Parts {...data} />
    </>
  );
}

interface CheckStepProps extends SeenProps {
  values: RegisterInput;
  hrefOf: (step: FormStep) => string;
}

/** All that was entered, and what the register would be. */
export function CheckStep({ values, hrefOf, ...seen }: CheckStepProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormat();
  const { period } = usePeriod();
  const change = (step: FormStep) => (
    <TextLink to={hrefOf(step)}>{t('newRegister.check.change')}</TextLink>
  );
  const { amountPerHuman } = values;
  const rows = [
    { term: t('newRegister.name'), value: values.name.ru, action: change('period') },
    { term: t('newRegister.period'), value: period(values), action: change('period') },
    {
      term: t('newRegister.organisations.label'),
      value: t('newRegister.check.organisations', { count: values.eduOrgIds.length }),
      action: change('organisations'),
    },
    {
      term: t('newRegister.amount'),
      value: amountPerHuman ? money(amountPerHuman) : t('newRegister.byGrant'),
      action: change('amount'),
    },
    { term: t('newRegister.budget'), value: money(values.budget), action: change('amount') },
  ];
  return (
    <Stack gap={6}>
      <SummaryList items={rows} />
      <Seen {...seen} />
    </Stack>
  );
}
