import { DateField } from '@campus/shared/form/DateField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useTranslation } from 'react-i18next';
import { Section } from '../editor/Section';
import { DiscountFields } from './DiscountFields';
import { LockableField } from './LockableField';
import styles from './OfferFields.module.css';

export function OfferFields() {
  const { t } = useTranslation('media');
  return (
    <Section title={t('partnerDesk.section.offer')}>
      <LockableField field="discount">
        <DiscountFields />
      </LockableField>
      <LockableField field="terms" isBelow>
        <TextAreaField
          name="terms.ru"
          label={t('partnerDesk.label.termsRu')}
          rows={3}
          limit={500}
        />
        <TextAreaField
          name="terms.en"
          label={t('partnerDesk.label.termsEn')}
          rows={3}
          limit={500}
          optional
        />
      </LockableField>
      <LockableField field="promoCode">
        <TextField
          name="promoCode"
          label={t('partners.promo')}
          hint={t('partners.promoText')}
          autoComplete="off"
          optional
        />
      </LockableField>
      <div className={styles.period}>
        <LockableField field="validFrom">
          <DateField name="validFrom" label={t('partnerDesk.field.validFrom')} clearable optional />
        </LockableField>
        <LockableField field="validTo">
          <DateField name="validTo" label={t('partnerDesk.field.validTo')} clearable optional />
        </LockableField>
      </div>
    </Section>
  );
}
