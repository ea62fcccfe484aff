import { deleteCurrentUser } from '@campus/shared/contract/auth';
import { daysToRestore } from '@campus/shared/contract/machines/human';
import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { ErrorSummary } from '@campus/shared/form/ErrorSummary';
import { FormScope } from '@campus/shared/form/FormScope';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deletionForm } from './deletionForm';
import { useFarewell } from './useFarewell';

/** Says what deleting an account does, and until when it can be taken back. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { form, onSubmit } = useCallForm(deleteCurrentUser, deletionForm, {
    defaultValues: { isSure: false },
    guard: false,
    onDone: useFarewell(),
  });
  const isSending = useRef(false);
  const confirm = async () => {
    if (isSending.current) return;
    isSending.current = true;
    await form.handleSubmit(onSubmit)();
    isSending.current = false;
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('deletion.title')}
      text={t('deletion.text', { count: daysToRestore })}
      confirmLabel={t('deletion.confirm')}
      cancelLabel={t('deletion.cancel')}
      busy={form.formState.isSubmitting}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <FormScope form={form}>
        <ErrorSummary />
        <CheckboxField name="isSure" label={t('deletion.sure', { count: daysToRestore })} />
      </FormScope>
    </ConfirmDialog>
  );
}
