import { deleteCurrentUser } from '@campus/shared/contract/auth/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import { daysToRestore } from '@campus/shared/contract/people/machine';
import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { ErrorSummary } from '@campus/shared/form/ErrorSummary';
import { FormScope } from '@campus/shared/form/FormScope';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { useSession } from '@campus/shared/remote/useSession';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { clearStorage } from '../session/clearOtherPeople';
import { useStoreApi } from '../session/useStoreApi';

/** What follows the deletion: nothing stays in this browser but the word until when it can be undone. */
function useAfterDeletion() {
  const { t } = useTranslation('shell');
  const { id, signOut } = useSession();
  const { date } = useFormat();
  const store = useStoreApi();
  return ({ restorableUntil }: CallOutput<typeof deleteCurrentUser>) => {
    clearStorage('localStorage', `campus.views.${id}.`);
    void signOut();
    const text = t('deletion.done', { date: date(restorableUntil) });
    store.getState().notify({ tone: 'success', text, stays: true });
  };
}

const isSure = z.boolean().check(z.refine((isTicked) => isTicked, 'TICK_REQUIRED'));

/** One box to tick, and nothing of it to send. */
const deletionForm = z.pipe(
  z.object({ isSure }),
  z.transform(() => undefined),
);

/** Says what deleting an account does, and until when it can be taken back. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { form, onSubmit } = useCallForm(deleteCurrentUser, deletionForm, {
    defaultValues: { isSure: false },
    guard: false,
    onDone: useAfterDeletion(),
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
