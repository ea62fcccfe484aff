import { paymentPaths } from '@campus/shared/contract/payments/paths';
import { useFormat } from '@campus/shared/format/useFormat';
import { DataTable, type Column } from '@campus/shared/table/DataTable';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../usePreview';
import styles from './CheckStep.module.css';

type Part = Preview['eduOrgs'][number];

/** What each chosen organisation gets: how many its grant pays, how many may get it, and the sum. */
export function Parts({ eduOrgs, candidates, included, amount }: Preview) {
  const { t } = useTranslation('payments');
  const { number, money } = useFormat();
  const columns: Column<Part>[] = [
    {
      key: 'organisation',
      header: t('newRegister.organisations.label'),
      cell: ({ eduOrg }) => eduOrg.shortName,
      sortBy: ({ eduOrg }) => eduOrg.shortName,
      total: () => t('newRegister.parts.total'),
      priority: 'primary',
    },
    {
      key: 'quota',
      header: t('newRegister.parts.quota'),
      cell: ({ quota }) => (quota === null ? t('newRegister.parts.noQuota') : number(quota)),
      align: 'end',
    },
    {
      key: 'candidates',
      header: t('newRegister.parts.candidates'),
      cell: (part) => number(part.candidates),
      sortBy: (part) => part.candidates,
      total: () => number(candidates),
      align: 'end',
    },
    {
      key: 'included',
      header: t('newRegister.parts.included'),
      cell: (part) => number(part.included),
      sortBy: (part) => part.included,
      total: () => number(included),
      align: 'end',
    },
    {
      key: 'amount',
      header: t('newRegister.parts.amount'),
      cell: (part) => money(part.amount),
      sortBy: (part) => part.amount,
      total: () => money(amount),
      align: 'end',
    },
  ];
  return (
    <section>
      <h3 className={styles.title}>{t('newRegister.parts.title')}</h3>
      <DataTable
        caption={t('newRegister.parts.title')}
        columns={columns}
        rows={eduOrgs}
        rowKey={({ eduOrg }) => eduOrg.id}
        isCompact
      />
      <p className={styles.nobody}>
        <TextLink to={paymentPaths.grantMatrix()}>{t('newRegister.parts.grants')}</TextLink>
      </p>
    </section>
  );
}
