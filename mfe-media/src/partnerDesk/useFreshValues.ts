import type { Partner } from '@campus/shared/contract/partners';
import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import type { PartnerFormControl } from './usePartnerForm';
import { valuesOf } from './valuesOf';

/** Where nothing is typed yet, a newer partner takes the place of the one that was opened. */
export function useFreshValues(form: PartnerFormControl, partner: Partner) {
  const { isDirty } = useFormState({ control: form.control });
  const follow = useEffectEvent((fresh: Partner) => {
    const isNewer = (fresh.staff?.version ?? 0) > form.getValues('version');
    if (isNewer && !isDirty) form.reset(valuesOf(fresh));
  });
  useEffect(() => follow(partner), [partner]);
}
