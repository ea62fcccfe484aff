import { useApi } from '@campus/shared/api/useApi';
import { BothLanguages } from '@campus/shared/bilingual/BothLanguages';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import {
  type Partner,
  listPartnerCategories,
  listPartnerCities,
} from '@campus/shared/contract/partners/calls';
import { type LockableField as Field } from '@campus/shared/contract/partners/requests';
import { discountTypes } from '@campus/shared/contract/partners/discountTypes';
import { DateField } from '@campus/shared/form/DateField';
import { FieldRow } from '@campus/shared/form/FieldRow';
import { FormSection } from '@campus/shared/form/FormSection';
import { MoneyField } from '@campus/shared/form/MoneyField';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { SelectField } from '@campus/shared/form/SelectField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextField } from '@campus/shared/form/TextField';
import { Button } from '@campus/shared/ui/Button';
import { Icon } from '@campus/shared/ui/Icon';
import { optionsOf } from '@campus/shared/ui/optionsOf';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './PartnerFields.module.css';
import type { PartnerValues } from './partnerValues';
import { LocksContext } from './useLocks';

interface LockableFieldProps {
  field: Field;
  children: ReactNode;
}

/** A field, in one language or both, above its lock: what is locked, synchronisation leaves alone. */
function LockableField({ field, children }: LockableFieldProps) {
  const { t } = useTranslation('media');
  const { locked, auto, setLocked } = useContext(LocksContext);
  const lock = useRef<HTMLButtonElement>(null);
  const isLocked = locked.includes(field);
  const words = isLocked ? 'locked' : 'lock';
  const decline = () => {
    // The pressed button goes away, and the focus must not go with it.
    lock.current?.focus();
    setLocked(field, false);
  };
  return (
    <div className={styles.field}>
      <FieldRow>{children}</FieldRow>
      <button
        ref={lock}
        type="button"
        className={styles.lock}
        data-locked={isLocked || undefined}
        title={t(`partnerDesk.lock.${words}Hint`)}
        onClick={() => setLocked(field, !isLocked)}
      >
        <Icon name={isLocked ? 'lock' : 'unlock'} size={16} />
        {t(`partnerDesk.lock.${words}`)}
        <span className="visually-hidden">
          {t(`partnerDesk.lock.${words}Of`, { field: t(`partnerDesk.field.${field}`) })}
        </span>
      </button>
      <div role="status">
        {auto.includes(field) && (
          <p className={styles.note}>
            {t('partnerDesk.lock.auto')}{' '}
            <Button variant="ghost" size="s" onClick={decline}>
              {t('partnerDesk.lock.decline')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** The kind of a discount and its size: per cent, rubles, or none for a gift. */
function DiscountFields() {
  const { t } = useTranslation('media');
  const type = useWatch<PartnerValues, 'discountType'>({ name: 'discountType' });
  useSizeOfKind(type);
  const kinds = optionsOf(discountTypes, (value) => t(`partners.types.${value}`));
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

/** What a text is called, by its field and language: `terms.en`. */
function useLabels() {
  const { t } = useTranslation('media');
  return (name: string) => {
    const [field, language] = name.split('.');
    return t(`partnerDesk.label.${field}${language === 'ru' ? 'Ru' : 'En'}`);
  };
}

function OfferFields() {
  const { t } = useTranslation('media');
  const labelOf = useLabels();
  return (
    <FormSection title={t('partnerDesk.section.offer')}>
      <LockableField field="discount">
        <DiscountFields />
      </LockableField>
      <LockableField field="terms">
        <BothLanguages name="terms" labelOf={labelOf} lines={{ rows: 3, limit: 500 }} />
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

const choiceOf = ({ id, name, region }: { id: string; name: string; region?: string }) => ({
  value: id,
  label: name,
  hint: region,
});

/** Among whom, in which cities and how a partner is found. */
function PlaceFields({ partner }: { partner: Partner }) {
  const { t } = useTranslation('media');
  const api = useApi();
  return (
    <FormSection title={t('partnerDesk.section.place')}>
      <LockableField field="category">
        <ComboboxField
          name="categoryId"
          label={t('partners.category')}
          selected={choiceOf(partner.category)}
          search={(search, signal) =>
            api(listPartnerCategories, { query: { search } }, { signal }).then((list) =>
              list.map(choiceOf),
            )
          }
        />
      </LockableField>
      <LockableField field="cities">
        <MultiSelectField
          name="cityIds"
          label={t('partners.where')}
          selected={partner.cities.map(choiceOf)}
          search={(search, signal) =>
            api(listPartnerCities, { query: { search } }, { signal }).then((list) =>
              list.map(choiceOf),
            )
          }
        />
      </LockableField>
      <LockableField field="address">
        <TextField name="address" label={t('partners.address')} autoComplete="off" optional />
      </LockableField>
      <LockableField field="website">
        <TextField
          name="website"
          label={t('partners.website')}
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
          optional
        />
      </LockableField>
      <LockableField field="phone">
        <PhoneField name="phone" label={t('partners.phone')} clearable optional />
      </LockableField>
    </FormSection>
  );
}

function NameFields() {
  const { t } = useTranslation('media');
  const labelOf = useLabels();
  return (
    <FormSection title={t('partnerDesk.section.name')}>
      <LockableField field="name">
        <BothLanguages name="name" labelOf={labelOf} />
      </LockableField>
      <LockableField field="description">
        <BothLanguages name="description" labelOf={labelOf} lines={{ limit: 3000 }} optional />
      </LockableField>
    </FormSection>
  );
}

function ShowFields() {
  const { t } = useTranslation('media');
  return (
    <FormSection title={t('partnerDesk.section.show')}>
      <LockableField field="isActive">
        <SwitchField
          name="isActive"
          label={t('partnerDesk.label.isActive')}
          hint={t('partnerDesk.label.isActiveHint')}
        />
      </LockableField>
    </FormSection>
  );
}

interface PartnerFieldsProps {
  partner: Partner;
}

/** Every field of a partner with its lock. */
export const PartnerFields = ({ partner }: PartnerFieldsProps) => (
  <>
    <NameFields />
    <OfferFields />
    <PlaceFields partner={partner} />
    <ShowFields />
  </>
);
