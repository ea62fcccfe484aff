import { useCallQuery } from '@campus/shared/api/useCallQuery';
import {
  getPartner,
  listPartnerCategories,
  listPartnerCities,
  type Partner,
  updatePartner,
} from '@campus/shared/contract/partners/calls';
import { lockableFields, type LockableField } from '@campus/shared/contract/partners/requests';
import { useFormat } from '@campus/shared/format/useFormat';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { type RecordEditing, useRecordForm } from '@campus/shared/record/useRecordForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Stack } from '@campus/shared/ui/Stack';
import { type DefaultValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDiscount } from '../useDiscount';
import { DirectoryFacts, LogoCard, OfferPreview } from './EditorAside';
import { PartnerFields } from './PartnerFields';
import styles from './PartnerForm.module.css';
import {
  type Bilingual,
  namesOf,
  type PartnerRequest,
  partnerSchema,
  type PartnerValues,
  sizeOf,
  partnerValuesOf,
} from './partnerValues';
import { LocksContext, useLocks } from './useLocks';

/** What categories and cities are called, by their ids. */
function usePlaceNames(...partners: Partner[]) {
  const { data: cities = [] } = useCallQuery(listPartnerCities, { query: {} });
  const { data: categories = [] } = useCallQuery(listPartnerCategories, { query: {} });
  const known = partners.flatMap((partner) => [partner.category, ...partner.cities]);
  const names = new Map([...known, ...cities, ...categories].map(({ id, name }) => [id, name]));
  return (id: string) => names.get(id) ?? '…';
}

const isLocked = (values: DefaultValues<PartnerValues> | undefined, field: LockableField) =>
  values?.lockedFields?.includes(field) ?? false;

type Editing = RecordEditing<Partner, PartnerValues, PartnerRequest, LockableField, never>;

/** The form stays after a save; after a conflict, locks that were set here by hand stay set. */
function usePartnerEditing(partner: Partner) {
  const { t } = useTranslation('media');
  const notify = useClientStore((store) => store.notify);
  const editing: Editing = useRecordForm({
    call: updatePartner,
    schema: partnerSchema,
    input: { params: { id: partner.id } },
    record: partner,
    valuesOf: partnerValuesOf,
    names: lockableFields,
    fieldsOf: (field: LockableField) => namesOf[field],
    read: getPartner,
    lastSaved: ({ staff }) => ({ at: staff?.updatedAt }),
    stays: true,
    onDone: () => notify({ tone: 'success', text: t('partnerDesk.saved') }),
    onSettled: ({ mine, began, fresh, differing }, kept) => {
      const isChosen = ({ name, isUntouched }: (typeof differing)[number]) =>
        isUntouched || !kept.includes(name);
      const chosen = differing.filter(isChosen).map(({ name }) => name);
      for (const field of lockableFields.filter((one) => !chosen.includes(one))) {
        const isMine = isLocked(mine, field);
        const isDecided = isMine !== isLocked(began, field);
        const isWanted = isDecided ? isMine : isLocked(fresh, field);
        if (isLocked(editing.form.getValues(), field) !== isWanted)
          locks.setLocked(field, isWanted);
      }
    },
  });
  const locks = useLocks(editing.form);
  return { editing, locks };
}

const both = ({ ru, en }: Bilingual) => [ru, en].filter(Boolean).join(' / ');

/** What a field says, in words, so that two versions can be compared. */
function useFieldWords(nameOf: (id: string) => string) {
  const { t } = useTranslation('media');
  const { date } = useFormat();
  const discountOf = useDiscount();
  return (field: LockableField, values: PartnerValues) => {
    switch (field) {
      case 'name':
      case 'description':
      case 'terms':
        return both(values[field]);
      case 'category':
        return nameOf(values.categoryId);
      case 'cities':
        return values.cityIds.map(nameOf).join(', ');
      case 'discount':
        return discountOf({ ...values, discountValue: sizeOf(values) });
      case 'validFrom':
      case 'validTo':
        return values[field] && date(values[field]);
      case 'isActive':
        return t(`partnerDesk.state.${values.isActive ? 'shown' : 'hidden'}`);
      case 'promoCode':
      case 'website':
      case 'phone':
      case 'address':
        return values[field];
    }
  };
}

interface PartnerFormProps {
  partner: Partner & { staff: NonNullable<Partner['staff']> };
}

/** What staff may change of a partner, beside what comes of it. */
export function PartnerForm({ partner }: PartnerFormProps) {
  const { t } = useTranslation('media');
  const { editing, locks } = usePartnerEditing(partner);
  const { form, onSubmit, meeting } = editing;
  const nameOf = usePlaceNames(...(meeting ? [partner, meeting.theirs] : [partner]));
  const textOf = useFieldWords(nameOf);
  return (
    <div className={styles.columns}>
      <Stack>
        <LocksContext value={locks}>
          <RecordForm
            {...{ form, onSubmit, meeting, textOf }}
            labelOf={(field) => t(`partnerDesk.field.${field}`)}
            submitLabel={t('partnerDesk.save')}
          >
            <p className={styles.about}>{t('partnerDesk.lock.about')}</p>
            <PartnerFields partner={partner} />
          </RecordForm>
        </LocksContext>
      </Stack>
      <Stack gap={8}>
        <LogoCard partner={partner} />
        <DirectoryFacts staff={partner.staff} />
        <OfferPreview {...{ form, partner, nameOf }} />
      </Stack>
    </div>
  );
}
