import { useApi } from '@campus/shared/api/useApi';
import { ComboboxField } from '@campus/shared/choice/ComboboxField';
import { MultiSelectField } from '@campus/shared/choice/MultiSelectField';
import {
  listPartnerCategories,
  listPartnerCities,
  type Partner,
} from '@campus/shared/contract/partners';
import { PhoneField } from '@campus/shared/form/PhoneField';
import { TextField } from '@campus/shared/form/TextField';
import { useTranslation } from 'react-i18next';
import { Section } from '../editor/Section';
import { LockableField } from './LockableField';

const choiceOf = ({ id, name, region }: { id: string; name: string; region?: string }) => ({
  value: id,
  label: name,
  hint: region,
});

/** Among whom, in which cities and how a partner is found. */
export function PlaceFields({ partner }: { partner: Partner }) {
  const { t } = useTranslation('media');
  const api = useApi();
  return (
    <Section title={t('partnerDesk.section.place')}>
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
    </Section>
  );
}
