import type { Partner } from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { useTranslation } from 'react-i18next';
import asideStyles from './EditorAside.module.css';

/** Whence the partner comes, and since when it is as it is. */
export function DirectoryFacts({ staff }: { staff: NonNullable<Partner['staff']> }) {
  const { t } = useTranslation('media');
  const { dateTime } = useFormat();
  const { externalId, syncedAt, createdAt, updatedAt } = staff;
  const facts = [
    { term: t('partnerDesk.facts.externalId'), value: <code>{externalId}</code> },
    {
      term: t('partnerDesk.facts.synced'),
      value: syncedAt ? dateTime(syncedAt) : t('partnerDesk.neverSynced'),
    },
    { term: t('partnerDesk.facts.updated'), value: dateTime(updatedAt) },
    { term: t('partnerDesk.column.created'), value: dateTime(createdAt) },
  ];
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className={asideStyles.title}>
        {t('partnerDesk.facts.title')}
      </h2>
      <SummaryList items={facts} />
      <p className={asideStyles.note}>{t('partnerDesk.facts.text')}</p>
    </section>
  );
}
