import type { Partner } from '@campus/shared/contract/partners';
import type { LockableField } from '@campus/shared/contract/payloads/partners';
import { ConflictDialog } from '@campus/shared/form/ConflictDialog';
import type { Meeting } from '@campus/shared/form/useConflict';
import { useTranslation } from 'react-i18next';
import type { PartnerValues } from './partnerSchema';
import { useFieldWords } from './useFieldWords';
import { usePlaceNames } from './usePlaceNames';

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
