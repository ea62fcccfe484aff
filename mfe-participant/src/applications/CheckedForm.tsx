import { Form } from '@campus/shared/form/Form';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './CheckedForm.module.css';

interface CheckedFormProps<I extends FieldValues, O> {
  form: CallForm<I, O>;
  /** Sends; a refusal is in the form afterwards. */
  onSubmit: (values: O) => Promise<void>;
  answers: (values: O) => ComponentProps<typeof SummaryList>['items'];
  children: ReactNode;
}

/** A form whose answers are read once more before they are sent. */
export function CheckedForm<I extends FieldValues, O>(props: CheckedFormProps<I, O>) {
  const { form, onSubmit, answers, children } = props;
  const { t } = useTranslation('participant');
  const [checked, setChecked] = useState<O>();
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isChecked = checked !== undefined;
  useEffect(() => {
    if (isChecked) heading.current?.focus();
  }, [isChecked]);

  const send = async (values: O) => {
    setSending(true);
    await onSubmit(values);
    setSending(false);
    // After a refusal the form says why; after success nothing of it is left.
    setChecked(undefined);
  };

  if (checked === undefined)
    return (
      <Form form={form} onSubmit={setChecked} submitLabel={t('check.open')}>
        {children}
      </Form>
    );
  return (
    <Surface as="section" aria-labelledby="check-answers">
      <Stack gap={5}>
        <h2 id="check-answers" ref={heading} tabIndex={-1} className={styles.title}>
          {t('check.title')}
        </h2>
        <SummaryList items={answers(checked)} />
        <Stack direction="row" gap={3}>
          <Button busy={isSending} onClick={() => void send(checked)}>
            {t('check.send')}
          </Button>
          <Button variant="ghost" disabled={isSending} onClick={() => setChecked(undefined)}>
            {t('check.back')}
          </Button>
        </Stack>
      </Stack>
    </Surface>
  );
}
