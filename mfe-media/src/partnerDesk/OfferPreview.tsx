import type { Partner } from '@campus/shared/contract/partners';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PartnerCard } from '../partners/PartnerCard';
import styles from './EditorAside.module.css';
import { offerStage } from './offerStage';
import type { PartnerValues } from './partnerSchema';
import { shownPartner } from './shownPartner';
import { usePlaceNames } from './usePlaceNames';
import type { PartnerFormControl } from './usePartnerForm';

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
