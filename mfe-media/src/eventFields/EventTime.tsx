import { MomentField } from '@campus/shared/form/MomentField';
import { useFormContext, useWatch } from 'react-hook-form';
import { useEffect } from 'react';
import { useFieldLabel } from '../editor/useFieldLabel';

const wholeDay = /^\d{4}-\d{2}-\d{2}(?=T)/;

/** The beginning and the end; that the end comes too early may be the fault of either. */
export function EventTime() {
  const labelOf = useFieldLabel();
  const { register } = useFormContext();
  const startsAt: unknown = useWatch({ name: 'startsAt' });
  useEffect(() => {
    register('startsAt', { deps: ['endsAt'] });
  }, [register]);
  const firstDay = wholeDay.exec(String(startsAt))?.[0];
  return (
    <>
      <MomentField name="startsAt" label={labelOf('startsAt')} />
      <MomentField name="endsAt" label={labelOf('endsAt')} min={firstDay} />
    </>
  );
}
