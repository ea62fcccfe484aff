import { createGuestTicket } from '@campus/shared/contract/support/calls';
import { FormScope } from '@campus/shared/form/FormScope';
import { useCallForm, type CallForm } from '@campus/shared/form/useCallForm';
import { Stack } from '@campus/shared/ui/Stack';
import { useEffect, type ReactNode } from 'react';
import * as z from 'zod/mini';

type Values = Record<string, unknown>;

export interface FormSample {
  values?: Values;
  /** Field name to the code of its error; under `root` the words of a refusal. */
  errors?: Record<string, string>;
}

const none = {};

/** A form that takes anything, with values and errors to show it with; it is never sent. */
export function useSampleForm({ values = none, errors = none }: FormSample) {
  const { form } = useCallForm(createGuestTicket, z.looseObject({}) as never, {
    defaultValues: values as never,
    // Many forms stand on one page, and the router admits one question.
    guard: false,
  });
  useEffect(() => {
    for (const [name, message] of Object.entries(errors)) form.setError(name as never, { message });
  }, [errors, form]);
  return form as unknown as CallForm<Values, unknown>;
}

interface SampleFormProps extends FormSample {
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
