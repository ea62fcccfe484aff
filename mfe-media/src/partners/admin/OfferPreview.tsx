import type { LanguageKey } from '@campus/shared/contract/fields';
import type { Partner } from '@campus/shared/contract/partners/calls';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PartnerCard } from '../PartnerCard';
import styles from './EditorAside.module.css';
import { offerStage } from './offerStage';
import {
  type PartnerFormControl,
  type PartnerValues,
  sizeOf,
  type Bilingual,
} from './partnerValues';
import { usePlaceNames } from './usePlaceNames';

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
    lang,
    name: said(values.name),
    description: said(values.description) || null,
    terms: said(values.terms),
    category: named(values.categoryId),
    cities: values.cityIds.map(named),
    discountType: values.discountType,
    discountValue: sizeOf(values) || null,
    validTo: values.validTo || null,
  };
}

interface OfferPreviewProps {
  form: PartnerFormControl;
  partner: Partner;
}

/** The card of readers, out of what the fields say now. */
export function OfferPreview({ form, partner }: OfferPreviewProps) {
  const { t, i18n } = useTranslation('media');
  const values = useWatch({ control: form.control }) as PartnerValues;
  const language = i18n.language.startsWith('en') ? 'en' : 'ru';
  const shown = shownPartner(partner, values, language, usePlaceNames(partner));
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

const seenAs = (values: PartnerValues) => (values.isActive ? offerStage(values) : 'hidden');
