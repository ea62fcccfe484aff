import { setPartnerLogo, type Partner } from '@campus/shared/contract/partners/calls';
import { useFormat } from '@campus/shared/format/useFormat';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { PhotoField } from '@campus/shared/upload/PhotoField';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './EditorAside.module.css';

const least = { width: 256, height: 256 };
// Larger ones would not fit into the megabyte that a logo may take.
const most = { width: 512, height: 512 };

const logoOf = ({ logo, name }: Partner) => ({ id: logo?.url ?? '', name, url: logo?.url });

/** The logo is kept as soon as it is chosen, apart from the other fields. */
export function LogoCard({ partner }: { partner: Partner }) {
  const { t } = useTranslation('media');
  const form = useForm({ defaultValues: { logo: partner.logo?.url ?? null } });
  const upload = useUploadCall(
    setPartnerLogo,
    () => ({ params: { id: partner.id }, body: {} }),
    (saved) => logoOf(saved),
  );
  return (
    <section aria-labelledby="logo-title">
      <h2 id="logo-title" className={styles.title}>
        {t('partnerDesk.logo.title')}
      </h2>
      <FormProvider {...form}>
        <PhotoField
          name="logo"
          label={t('partnerDesk.logo.label')}
          hint={t('partnerDesk.logo.hint')}
          what="logo"
          upload={upload}
          known={partner.logo ? logoOf(partner) : undefined}
          aspect={1}
          min={least}
          most={most}
          format="png"
          required
        />
      </FormProvider>
    </section>
  );
}

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
      <h2 id="facts-title" className={styles.title}>
        {t('partnerDesk.facts.title')}
      </h2>
      <SummaryList items={facts} />
      <p className={styles.note}>{t('partnerDesk.facts.text')}</p>
    </section>
  );
}
