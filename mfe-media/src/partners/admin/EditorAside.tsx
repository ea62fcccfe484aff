import { setPartnerLogo, type Partner } from '@campus/shared/contract/partners/calls';
import { isDay } from '@campus/shared/form/typedDay';
import { useFormat } from '@campus/shared/format/useFormat';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { PhotoField } from '@campus/shared/upload/PhotoField';
import { useUploadCall } from '@campus/shared/upload/useUploadCall';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './EditorAside.module.css';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { PartnerCard } from '../PartnerGrid';
import { offerStage } from '../offerStage';
import {
  type Bilingual,
  type PartnerFormControl,
  type PartnerValues,
  sizeOf,
} from './partnerValues';

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

/** The partner as readers of a language would get it, were the fields saved as they stand. */
function shownPartner(
  saved: Partner,
  values: PartnerValues,
  language: LanguageKey,
  nameOf: (id: string) => string,
): Partner {
  // As the server does: the language of the name is that of everything.
  const lang = values.name[language] ? language : 'ru';
  const said = (text: Bilingual) => text[lang] || text.ru;
  const named = (id: string) => ({ id, name: nameOf(id) });
  return {
    ...saved,
    // Marks that are for staff alone.
    staff: undefined,
    lang,
    name: said(values.name),
    description: said(values.description) || null,
    terms: said(values.terms),
    category: named(values.categoryId),
    cities: values.cityIds.map(named),
    discountType: values.discountType,
    discountValue: sizeOf(values) || null,
    // Half of a day, while it is typed, is none: no card can say it.
    validTo: values.validTo && isDay(values.validTo) ? values.validTo : null,
  };
}

const seenAs = (values: PartnerValues) => (values.isActive ? offerStage(values) : 'hidden');

interface OfferPreviewProps {
  form: PartnerFormControl;
  partner: Partner;
  /** What categories and cities are called, by their ids. */
  nameOf: (id: string) => string;
}

/** The card of readers, out of what the fields say now. */
export function OfferPreview({ form, partner, nameOf }: OfferPreviewProps) {
  const { t, i18n } = useTranslation('media');
  const values = useWatch({ control: form.control }) as PartnerValues;
  const language = i18n.language.startsWith('en') ? 'en' : 'ru';
  const shown = shownPartner(partner, values, language, nameOf);
  return (
    <section aria-labelledby="preview-title" className={styles.preview}>
      <h2 id="preview-title" className={styles.title}>
        {t('partnerDesk.preview.title')}
      </h2>
      <div inert className={styles.card}>
        <PartnerCard partner={shown} headingLevel={3} />
      </div>
      <p className={styles.note}>{t(`partnerDesk.preview.${seenAs(values)}`)}</p>
    </section>
  );
}
