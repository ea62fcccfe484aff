import type { Partner } from '@campus/shared/contract/partners/calls';
import type { LockableField } from '@campus/shared/contract/partners/requests';
import { ConflictDialog } from '@campus/shared/form/ConflictDialog';
import type { Meeting } from '@campus/shared/form/useConflict';
import { useFormat } from '@campus/shared/format/useFormat';
import { useTranslation } from 'react-i18next';
import { useDiscount } from '../partners/useDiscount';
import { type PartnerValues, sizeOf, type Bilingual } from './partnerSchema';
import { usePlaceNames } from './usePlaceNames';

const both = ({ ru, en }: Bilingual) => [ru, en].filter(Boolean).join(' / ');

/** What a field says, in words. */
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

interface PartnerConflictProps {
  meeting: Meeting<Partner, PartnerValues, LockableField>;
}

/** What somebody else has saved of a partner, beside what was typed here. */
export function PartnerConflict({ meeting }: PartnerConflictProps) {
  const { t } = useTranslation('media');
  const wordsOf = useFieldWords(usePlaceNames(meeting.theirs));
  const differences = meeting.inWords((field) => t(`partnerDesk.field.${field}`), wordsOf);
  return <ConflictDialog {...meeting.window} differences={differences} />;
}
