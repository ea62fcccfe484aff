import { CodeField } from '@campus/shared/form/CodeField';
import { Form } from '@campus/shared/form/Form';
import { ResendCode } from '@campus/shared/form/ResendCode';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './signIn.module.css';

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
