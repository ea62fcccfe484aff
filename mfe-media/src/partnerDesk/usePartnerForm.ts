import type { ApiError } from '@campus/shared/api/ApiError';
import { updatePartner, type Partner } from '@campus/shared/contract/partners/calls';
import { useCallForm, type CallForm } from '@campus/shared/form/useCallForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { partnerSchema, type PartnerRequest, type PartnerValues } from './partnerSchema';
import { valuesOf } from './valuesOf';

export type PartnerFormControl = CallForm<PartnerValues, PartnerRequest>;

/** The fields of a partner; the form stays, and goes on from what was saved. */
export function usePartnerForm(
  partner: Partner,
  { onRefused }: { onRefused: (error: ApiError) => Promise<boolean> },
) {
  const { t } = useTranslation('media');
  const notify = useClientStore((store) => store.notify);
  return useCallForm<typeof updatePartner, PartnerValues, PartnerRequest>(
    updatePartner,
    partnerSchema,
    {
      defaultValues: valuesOf(partner),
      input: { params: { id: partner.id } },
      savedAs: valuesOf,
      onDone: () => notify({ tone: 'success', text: t('partnerDesk.saved') }),
      onRefused,
    },
  );
}
