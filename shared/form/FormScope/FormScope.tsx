import { FormFields } from '@campus/shared/form/FormFields';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { LeaveGuard } from './LeaveGuard';

interface FormScopeProps<I extends FieldValues, O> {
  form: CallForm<I, O>;
  children: ReactNode;
}

/** Fields inside belong to this form; <Form> adds the element, the summary and the button. */
export function FormScope<I extends FieldValues, O>({ form, children }: FormScopeProps<I, O>) {
  const formId = useId();
  const [labels, setLabels] = useState<Record<string, string>>({});
  const introduce = useCallback(
    (name: string, label: string) => setLabels((known) => ({ ...known, [name]: label })),
    [],
  );
  const fields = useMemo(() => ({ formId, labels, introduce }), [formId, labels, introduce]);
  return (
    <FormProvider {...form}>
      <FormFields value={fields}>
        {children}
        <LeaveGuard isSent={form.isSent} />
      </FormFields>
    </FormProvider>
  );
}
