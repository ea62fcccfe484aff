import { useApi } from '@campus/shared/api/useApi';
import { getPartner, type Partner } from '@campus/shared/contract/partners/calls';
import { lockableFields, type LockableField } from '@campus/shared/contract/partners/requests';
import { useConflict } from '@campus/shared/form/useConflict';
import type { DefaultValues } from 'react-hook-form';
import { namesOf } from './namesOf';
import type { PartnerRequest, PartnerValues } from './partnerSchema';
import type { useLocks } from './useLocks';
import type { PartnerFormControl } from './usePartnerForm';
import { valuesOf } from './valuesOf';

interface Options {
  id: string;
  form: PartnerFormControl;
  onSubmit: (values: PartnerRequest) => Promise<void>;
  locks: ReturnType<typeof useLocks>;
}

const isLocked = (values: DefaultValues<PartnerValues> | undefined, field: LockableField) =>
  values?.lockedFields?.includes(field) ?? false;

/** Somebody else has saved the partner first; locks that were set here by hand stay set. */
export function usePartnerConflict({ id, form, onSubmit, locks }: Options) {
  const api = useApi();
  return useConflict({
    form,
    names: lockableFields,
    fieldsOf: (field) => namesOf[field],
    read: (): Promise<Partner> => api(getPartner, { params: { id } }),
    valuesOf,
    lastSaved: ({ staff }) => ({ at: staff?.updatedAt }),
    onSettled: ({ mine, began, fresh, differing }, kept) => {
      const isChosen = ({ name, isUntouched }: (typeof differing)[number]) =>
        isUntouched || !kept.includes(name);
      const chosen = differing.filter(isChosen).map(({ name }) => name);
      for (const field of lockableFields.filter((one) => !chosen.includes(one))) {
        const isMine = isLocked(mine, field);
        const isDecided = isMine !== isLocked(began, field);
        const isWanted = isDecided ? isMine : isLocked(fresh, field);
        if (isLocked(form.getValues(), field) !== isWanted) locks.setLocked(field, isWanted);
      }
      return form.handleSubmit(onSubmit)();
    },
  });
}
