import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { confirmIdentity } from '@campus/shared/contract/auth/calls';
import { password } from '@campus/shared/contract/personFields';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { Form } from '@campus/shared/form/Form';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

const body = z.object({ currentPassword: password });

/** Asks staff for the password before a call that a stolen session must not make; what waits goes on by itself. */
export function ConfirmIdentity() {
  const { t } = useTranslation('shell');
  const closeModal = useClientStore((state) => state.closeModal);
  const { data: user } = useCallQuery(getCurrentUser);
  const { form, onSubmit } = useCallForm(confirmIdentity, body, {
    defaultValues: { currentPassword: '' },
    guard: false,
    // Whoever opened it for a call that is made later hears of its end alone.
    onDone: closeModal,
  });
  // The window that waits underneath would close on the same key.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    closeModal();
  };
  return (
    <Dialog
      open
      size="s"
      title={t('confirm.title')}
      description={t('confirm.text')}
      onClose={closeModal}
    >
      <div role="presentation" onKeyDown={onKeyDown}>
        <Form
          form={form}
          onSubmit={onSubmit}
          submitLabel={t('confirm.submit')}
          busyLabel={t('confirm.submitting')}
          secondary={
            <Button variant="ghost" onClick={closeModal}>
              {t('confirm.cancel')}
            </Button>
          }
        >
          {/* Tells a password manager whose password is asked for. */}
          <input type="text" autoComplete="username" value={user?.login ?? ''} readOnly hidden />
          <PasswordField name="currentPassword" label={t('confirm.password')} />
        </Form>
      </div>
    </Dialog>
  );
}
