import { useApi } from '@campus/shared/api/useApi';
import { useCall } from '@campus/shared/api/useCall';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { getFormDraft, saveFormDraft } from '@campus/shared/contract/people/calls';
import type { DraftForm } from '@campus/shared/contract/people/requests';
import { PersistedForm, usePersistedForm } from '@campus/shared/record/PersistedForm';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface DraftedFormProps {
  name: DraftForm;
  /** The form, beginning with what was typed before. */
  children: (typed: Record<string, unknown>) => ReactNode;
}

/** A long form of a participant that goes on where it was left. */
export function DraftedForm({ name, children }: DraftedFormProps) {
  const params = { form: name };
  const query = useCallQuery(getFormDraft, { params }, { gcTime: 0 });
  const { mutateAsync: save } = useCall(saveFormDraft);
  return (
    <PersistedForm
      name={name}
      query={query}
      onForget={() => save({ params, body: { values: {} } })}
    >
      {children}
    </PersistedForm>
  );
}

/** Keeps what is typed after each pause, until the form has been sent. */
export function useFormDraft<I extends FieldValues>(
  name: DraftForm,
  form: Pick<UseFormReturn<I>, 'subscribe' | 'getValues'>,
): ReturnType<typeof usePersistedForm<I>> {
  const api = useApi();
  return usePersistedForm({
    name,
    form,
    save: (values, how) => api(saveFormDraft, { params: { form: name }, body: { values } }, how),
  });
}
