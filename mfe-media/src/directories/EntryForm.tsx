import { Form } from '@campus/shared/form/Form';
import type { CallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Tells the window around a form whether something would be lost with it. */
function useTellsDirty(isDirty: boolean, tell: ((isDirty: boolean) => void) | undefined) {
  useEffect(() => {
    if (!tell || !isDirty) return undefined;
    tell(true);
    return () => tell(false);
  }, [isDirty, tell]);
}

interface EntryFormProps<I extends FieldValues, O> {
  form: CallForm<I, O>;
  onSubmit: (values: O) => unknown;
  submitLabel: string;
  onCancel: () => void;
  /** Where the window around it asks before it is closed. */
  onDirty?: (isDirty: boolean) => void;
  children: ReactNode;
}

/** A form in a row or in a window: it is left by its second button. */
export function EntryForm<I extends FieldValues, O>(props: EntryFormProps<I, O>) {
  const { onCancel, onDirty, ...form } = props;
  const { t } = useTranslation('shared');
  useTellsDirty(form.form.formState.isDirty, onDirty);
  const cancel = (
    <Button variant="ghost" onClick={onCancel}>
      {t('dialog.cancel')}
    </Button>
  );
  return <Form {...form} secondary={cancel} />;
}
