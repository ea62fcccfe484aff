import { useCall } from '@campus/shared/api/useCall';
import { sendConfirmationCode } from '@campus/shared/contract/auth/calls';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { TextField } from '@campus/shared/form/TextField';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The server would name the field of the password, which is not there. */
const faultOfCode = (code: string) => (code.trim() === '' ? 'REQUIRED' : undefined);

interface CodeFromMailProps {
  hasTakenPlace: boolean;
  onRemembered: () => void;
}

/** Mails a code, for whoever has no password yet or has forgotten it. */
function CodeFromMail({ hasTakenPlace, onRemembered }: CodeFromMailProps) {
  const { t } = useTranslation('shared');
  const { mutate, isPending, isSuccess } = useCall(sendConfirmationCode);
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const send = () =>
    mutate(
      {},
      {
        onSuccess: () => notify({ tone: 'success', text: t('proof.codeSent') }),
        onError: (error) => sayFailed(error, t('proof.codeFailed')),
      },
    );
  return (
    <>
      <div>
        <Button
          ref={hasTakenPlace ? takeFocus : undefined}
          size="s"
          variant="soft"
          icon="mail"
          busy={isPending}
          onClick={send}
        >
          {t(isSuccess ? 'proof.codeAgain' : 'proof.codeSend')}
        </Button>
      </div>
      <TextField
        name="code"
        label={t('proof.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        faultOf={faultOfCode}
      />
      {hasTakenPlace && (
        <div>
          <Button size="s" variant="ghost" onClick={onRemembered}>
            {t('proof.remembered')}
          </Button>
        </div>
      )}
    </>
  );
}

/** What a stolen token does not bring: the field `currentPassword`, or `code` with its letter. */
export function OwnerProof({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('shared');
  const { resetField } = useFormContext();
  const [isForgotten, setForgotten] = useState<boolean>();
  function change(to: boolean) {
    // What the other way leaves behind would be sent with this one.
    resetField('currentPassword');
    resetField('code');
    setForgotten(to);
  }
  if (!hasPassword || isForgotten)
    return <CodeFromMail hasTakenPlace={hasPassword} onRemembered={() => change(false)} />;
  return (
    <>
      <PasswordField
        ref={isForgotten === false ? takeFocus : undefined}
        name="currentPassword"
        label={t('proof.currentPassword')}
      />
      <div>
        <Button size="s" variant="ghost" onClick={() => change(true)}>
          {t('proof.forgotten')}
        </Button>
      </div>
    </>
  );
}
