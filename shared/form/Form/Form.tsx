import { DraftNotice } from '@campus/shared/form/DraftNotice';
import { ErrorSummary } from '@campus/shared/form/ErrorSummary';
import { FormScope } from '@campus/shared/form/FormScope';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { useRef, type FormEvent, type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from './Form.module.css';

/** A disabled fieldset drops the focus: it returns to where it was, unless something took it. */
function useFocusBack(isDisabled: boolean) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const isDropped = document.activeElement === document.body;
    if (!isDisabled && isDropped && last.current instanceof HTMLElement) last.current.focus();
  }, [isDisabled]);
  return () => {
    last.current = document.activeElement;
  };
}

interface FormProps<I extends FieldValues, O> {
  form: CallForm<I, O>;
  onSubmit: (values: O) => unknown;
  submitLabel: string;
  busyLabel?: string;
  /** Stands beside the submit button, such as «Отмена». */
  secondary?: ReactNode;
  children: ReactNode;
}

/** A form that says what is wrong, sends once and keeps what was typed. */
export function Form<I extends FieldValues, O>(props: FormProps<I, O>) {
  const { form, onSubmit, submitLabel, busyLabel, secondary, children } = props;
  const { isSubmitting } = form.formState;
  const isSending = useRef(false);
  const rememberFocus = useFocusBack(isSubmitting);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    // Two presses can come before the first one has disabled the fieldset.
    if (isSending.current) return;
    isSending.current = true;
    rememberFocus();
    await form
      .handleSubmit(async (values) => void (await onSubmit(values)))(event)
      .finally(() => {
        isSending.current = false;
      });
  };

  return (
    <FormScope form={form}>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void send(event)}>
        <DraftNotice draft={form.draft} />
        <ErrorSummary />
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
    </FormScope>
  );
}
