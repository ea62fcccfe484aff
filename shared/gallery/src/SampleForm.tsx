import { FormScope } from '@campus/shared/form/FormScope';
import { Stack } from '@campus/shared/ui/Stack';
import type { ReactNode } from 'react';
import { useSampleForm, type Sample } from './useSampleForm';

interface SampleFormProps extends Sample {
  disabled?: boolean;
  children: ReactNode;
}

/** A form around one field, to show it in; it is never sent. */
export function SampleForm({ disabled, children, ...sample }: SampleFormProps) {
  return (
    <FormScope form={useSampleForm(sample)}>
      <fieldset disabled={disabled}>
        <Stack gap={5}>{children}</Stack>
      </fieldset>
    </FormScope>
  );
}
