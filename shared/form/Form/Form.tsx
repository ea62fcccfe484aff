import { ErrorSummary } from '@campus/shared/form/ErrorSummary';
import { FormFields } from '@campus/shared/form/FormFields';
import { Button } from '@campus/shared/ui/Button';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import styles from './Form.module.css';

interface FormProps<I extends FieldValues, O> {
  form: UseFormReturn<I, unknown, O>;
  onSubmit: (values: O) => unknown;
  submitLabel: string;
  busyLabel?: string;
  /** Stands beside the submit button, such as «Отмена». */
  secondary?: ReactNode;
  children: ReactNode;
}

function useLabels() {
  const [labels, setLabels] = useState<Record<string, string>>({});
  const introduce = useCallback(
    (name: string, label: string) => setLabels((known) => ({ ...known, [name]: label })),
    [],
  );
  return { labels, introduce };
}

/** A form that says what is wrong, sends once and keeps what was typed. */
export function Form<I extends FieldValues, O>(props: FormProps<I, O>) {
  const { form, onSubmit, submitLabel, busyLabel, secondary, children } = props;
  const { isSubmitting } = form.formState;
  const { labels, introduce } = useLabels();
  const formId = useId();
  const fields = useMemo(() => ({ formId, introduce }), [formId, introduce]);
  const isSending = useRef(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    // Two presses can come before the first one has disabled the fieldset.
    if (isSending.current) return;
    isSending.current = true;
    await form
      .handleSubmit(async (values) => void (await onSubmit(values)))(event)
      .finally(() => {
        isSending.current = false;
      });
  };

  return (
    <FormProvider {...form}>
      <FormFields value={fields}>
        <form
          method="post"
          noValidate
          className={styles.form}
          onSubmit={(event) => void send(event)}
        >
          <ErrorSummary labels={labels} />
          <fieldset disabled={isSubmitting} className={styles.fields}>
            {children}
            <div className={styles.actions}>
              <Button type="submit" busy={isSubmitting}>
                {isSubmitting && busyLabel ? busyLabel : submitLabel}
              </Button>
              {secondary}
            </div>
          </fieldset>
        </form>
      </FormFields>
    </FormProvider>
  );
}
