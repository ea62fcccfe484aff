import { useApi } from '@campus/shared/api/useApi';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import {
  type Partner,
  listPartnerCategories,
  listPartnerCities,
} from '@campus/shared/contract/partners/calls';
import { FormSection } from '@campus/shared/form/FormSection';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { SwitchField } from '@campus/shared/form/SwitchField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { useTranslation } from 'react-i18next';
import { LockableField } from './LockableField';
import { OfferFields } from './OfferFields';

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
      <LockableField field="name">
        <TextField name="name.ru" label={t('partnerDesk.label.nameRu')} />
        <TextField name="name.en" label={t('partnerDesk.label.nameEn')} optional />
      </LockableField>
      <LockableField field="description">
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
