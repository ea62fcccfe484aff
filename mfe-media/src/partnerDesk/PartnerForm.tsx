import { useApi } from '@campus/shared/api/useApi';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import {
  type Partner,
  listPartnerCategories,
  listPartnerCities,
} from '@campus/shared/contract/partners/calls';
import { Form } from '@campus/shared/form/Form';
import { FormSection } from '@campus/shared/form/FormSection';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { Stack } from '@campus/shared/ui/Stack';
import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DirectoryFacts } from './DirectoryFacts';
import { LockableField } from './LockableField';
import { LocksContext } from './LocksContext';
import { LogoCard } from './LogoCard';
import { OfferFields } from './OfferFields';
import { OfferPreview } from './OfferPreview';
import { PartnerConflict } from './PartnerConflict';
import styles from './PartnerForm.module.css';
import { useLocks } from './useLocks';
import { usePartnerConflict } from './usePartnerConflict';
import { usePartnerForm, type PartnerFormControl } from './usePartnerForm';
import { valuesOf } from './valuesOf';

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
  return (
    <FormSection title={t('partnerDesk.section.name')}>
      <LockableField field="name" isBelow>
        <TextField name="name.ru" label={t('partnerDesk.label.nameRu')} />
        <TextField name="name.en" label={t('partnerDesk.label.nameEn')} optional />
      </LockableField>
      <LockableField field="description" isBelow>
        <TextAreaField
          name="description.ru"
          label={t('partnerDesk.label.descriptionRu')}
          limit={3000}
          optional
        />
        <TextAreaField
          name="description.en"
          label={t('partnerDesk.label.descriptionEn')}
          limit={3000}
          optional
        />
      </LockableField>
    </FormSection>
  );
}

function ShowFields() {
  const { t } = useTranslation('media');
  return (
    <FormSection title={t('partnerDesk.section.show')}>
      <LockableField field="isActive" isBelow>
        <SwitchField
          name="isActive"
          label={t('partnerDesk.label.isActive')}
          hint={t('partnerDesk.label.isActiveHint')}
        />
      </LockableField>
    </FormSection>
  );
}

/** Where nothing is typed yet, a newer partner takes the place of the one that was opened. */
function useFreshValues(form: PartnerFormControl, partner: Partner) {
  const { isDirty } = useFormState({ control: form.control });
  const follow = useEffectEvent((fresh: Partner) => {
    const isNewer = (fresh.staff?.version ?? 0) > form.getValues('version');
    if (isNewer && !isDirty) form.reset(valuesOf(fresh));
  });
  useEffect(() => follow(partner), [partner]);
}

interface PartnerFormProps {
  partner: Partner & { staff: NonNullable<Partner['staff']> };
}

/** What staff may change of a partner, beside what comes of it. */
export function PartnerForm({ partner }: PartnerFormProps) {
  const { t } = useTranslation('media');
  const { form, onSubmit } = usePartnerForm(partner, {
    onRefused: (error): Promise<boolean> => conflict.onRefused(error),
  });
  const locks = useLocks(form);
  const conflict = usePartnerConflict({ id: partner.id, form, onSubmit, locks });
  useFreshValues(form, partner);

  return (
    <div className={styles.columns}>
      <Stack>
        <LocksContext value={locks}>
          <Form form={form} onSubmit={onSubmit} submitLabel={t('partnerDesk.save')}>
            <p className={styles.about}>{t('partnerDesk.lock.about')}</p>
            <NameFields />
            <OfferFields />
            <PlaceFields partner={partner} />
            <ShowFields />
          </Form>
        </LocksContext>
        {conflict.meeting && <PartnerConflict meeting={conflict.meeting} />}
      </Stack>
      <Stack gap={8}>
        <LogoCard partner={partner} />
        <DirectoryFacts staff={partner.staff} />
        <OfferPreview form={form} partner={partner} />
      </Stack>
    </div>
  );
}
