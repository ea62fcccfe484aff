import { CodeField } from '@campus/shared/form/CodeField';
import { Form } from '@campus/shared/form/Form';
import { ResendCode } from '@campus/shared/form/ResendCode';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { type ComponentProps, useEffect, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './signIn.module.css';

interface StepFocusProps {
  /** The first step of a page leaves the focus at the page’s heading. */
  isFirst?: boolean;
  children: ReactNode;
}

/** The next step begins at its first empty field: the button that led here is gone. */
export function StepFocus({ isFirst = false, children }: StepFocusProps) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) return;
    const fields = [...(step.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [isFirst]);
  return <div ref={step}>{children}</div>;
}

interface CodeFormProps<I extends FieldValues, O> {
  form: CallForm<I, O>;
  onSubmit: (values: O) => unknown;
  /** The field that takes the code. */
  name: string;
  back: { label: string; onClick: () => void };
  /** Where the code comes in a letter, and another one may be asked for. */
  resend?: ComponentProps<typeof ResendCode>;
}

/** Six digits, the last of which sends; the step before; another letter. */
export function CodeForm<I extends FieldValues, O>(props: CodeFormProps<I, O>) {
  const { form, onSubmit, name, back, resend } = props;
  const { t } = useTranslation('shell');
  return (
    <div className={styles.step}>
      <Form
        form={form}
        onSubmit={onSubmit}
        submitLabel={t('code.submit')}
        busyLabel={t('code.submitting')}
        secondary={
          <Button variant="ghost" icon="arrow-left" onClick={back.onClick}>
            {back.label}
          </Button>
        }
      >
        <CodeField name={name} label={t('code.label')} submitOnComplete />
      </Form>
      {resend && <ResendCode {...resend} />}
    </div>
  );
}
