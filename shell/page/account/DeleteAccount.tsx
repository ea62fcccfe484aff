import { OwnerProof } from '@campus/shared/account/OwnerProof';
import { deleteCurrentUser } from '@campus/shared/contract/auth/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import { daysToRestore } from '@campus/shared/contract/people/machine';
import { ErrorSummary } from '@campus/shared/form/ErrorSummary';
import { FormScope } from '@campus/shared/form/FormScope';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { useSession } from '@campus/shared/remote/useSession';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { clearStorage } from '../session/useTokenPresence';
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

const plain = (text: string) => text.trim().toLocaleLowerCase();

/** The word is for this page alone; what proves the owner is sent. */
function deletionForm(word: string) {
  const isTyped = (text: string) => plain(text) === plain(word);
  return z.pipe(
    z.object({
      word: z.string().check(z.refine(isTyped, 'WORD_REQUIRED')),
      currentPassword: z.string(),
      code: z.string(),
    }),
    z.transform(({ currentPassword, code }) => ({
      ...(currentPassword && { currentPassword }),
      ...(code && { code: code.trim() }),
    })),
  );
}

/** Says what deleting an account does and until when it can be taken back, and asks who is there. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { person } = useSession();
  const word = t('deletion.word');
  const schema = useMemo(() => deletionForm(word), [word]);
  const { form, onSubmit } = useCallForm(deleteCurrentUser, schema, {
    defaultValues: { word: '', currentPassword: '', code: '' },
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
        <TextField
          name="word"
          label={t('deletion.typeWord', { word })}
          autoComplete="off"
          spellCheck={false}
        />
        <OwnerProof hasPassword={person?.kind === 'HUMAN' && person.hasPassword} />
      </FormScope>
    </ConfirmDialog>
  );
}
