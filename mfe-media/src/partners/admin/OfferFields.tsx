import { discountTypes } from '@campus/shared/contract/partners/requests';
import { DateField } from '@campus/shared/form/DateField';
import { FormSection } from '@campus/shared/form/FormSection';
import { MoneyField } from '@campus/shared/form/MoneyField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LockableField } from './LockableField';
import styles from './OfferFields.module.css';
import type { PartnerValues } from './partnerValues';

/** The kind of a discount and its size: per cent, rubles, or none for a gift. */
function DiscountFields() {
  const { t } = useTranslation('media');
  const type = useWatch<PartnerValues, 'discountType'>({ name: 'discountType' });
  useSizeOfKind(type);
  const kinds = discountTypes.map((value) => ({ value, label: t(`partners.types.${value}`) }));
  return (
    <>
      <SelectField
        name="discountType"
        label={t('partners.discount')}
        options={kinds}
        placeholder={null}
      />
      {type === 'PERCENT' && (
        <TextField
          name="discountValue"
          label={t('partnerDesk.label.percent')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {type === 'FIXED' && (
        <MoneyField name="discountValue" label={t('partnerDesk.label.sum')} clearable />
      )}
    </>
  );
}

/** Another kind has a size of its own; the one typed before waits in case somebody returns. */
function useSizeOfKind(type: PartnerValues['discountType']) {
  const { getValues, setValue, subscribe } = useFormContext<PartnerValues>();
  const sizes = useRef(new Map<string, PartnerValues['discountValue']>());
  const last = useRef(type);
  useEffect(() => {
    last.current = type;
  }, [type]);
  useEffect(
    () =>
      subscribe({
        name: 'discountType',
        formState: { values: true },
        callback: ({ name, type: event, values }) => {
          // A form that begins anew brings the size together with the kind.
          if (name !== 'discountType' || event !== 'change') return;
          sizes.current.set(last.current, getValues('discountValue'));
          const size = sizes.current.get(values.discountType) ?? null;
          setValue('discountValue', size, { shouldDirty: true });
        },
      }),
    [subscribe, getValues, setValue],
  );
}

export function OfferFields() {
  const { t } = useTranslation('media');
  return (
    <FormSection title={t('partnerDesk.section.offer')}>
      <LockableField field="discount">
        <DiscountFields />
      </LockableField>
      <LockableField field="terms">
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
    </FormSection>
  );
}
