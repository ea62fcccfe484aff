import { Form } from '@campus/shared/form/Form';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { Surface } from '@campus/shared/ui/Surface';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { focusFirstField } from '../DraftNotice/focusFirstField';
import styles from './CheckedForm.module.css';

interface CheckedFormProps<I extends FieldValues, O> {
  ref?: Ref<HTMLDivElement>;
  form: CallForm<I, O>;
  /** Sends; a refusal is in the form afterwards. */
  onSubmit: (values: O) => Promise<void>;
  /** What will be sent, in the words of a reader. */
  answers: (values: O) => ComponentProps<typeof SummaryList>['items'];
  sendLabel: string;
  children: ReactNode;
}

/** A form whose answers are read once more before they are sent: for what cannot be taken back. */
export function CheckedForm<I extends FieldValues, O>(props: CheckedFormProps<I, O>) {
  const { ref, form, onSubmit, answers, sendLabel, children } = props;
  const { t } = useTranslation('shared');
  const [checked, setChecked] = useState<O>();
  const [isSending, setSending] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
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
  const goBack = () => {
    flushSync(() => setChecked(undefined));
    focusFirstField(root.current);
  };

  return (
    <div ref={root}>
      {checked === undefined ? (
        <Form form={form} onSubmit={setChecked} submitLabel={t('form.check.open')}>
          {children}
        </Form>
      ) : (
        <Surface as="section" aria-labelledby={id}>
          <Stack gap={5}>
            <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
              {t('form.check.title')}
            </h2>
            <SummaryList items={answers(checked)} />
            <Stack direction="row" gap={3}>
              <Button busy={isSending} onClick={() => void send(checked)}>
                {sendLabel}
              </Button>
              <Button variant="ghost" disabled={isSending} onClick={goBack}>
                {t('form.check.back')}
              </Button>
            </Stack>
          </Stack>
        </Surface>
      )}
    </div>
  );
}
