import { discountTypes } from '@campus/shared/contract/payloads/partners';
import { MoneyField } from '@campus/shared/form/MoneyField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextField } from '@campus/shared/form/TextField';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PartnerValues } from './partnerSchema';

/** The kind of a discount and its size: per cent, rubles, or none for a gift. */
export function DiscountFields() {
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
