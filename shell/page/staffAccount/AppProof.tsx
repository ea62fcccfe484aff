import { invitationAcceptRequest } from '@campus/shared/contract/staff/requests';
import { TextField } from '@campus/shared/form/TextField';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

const typed = z.string('REQUIRED');
const proof = { totpCode: typed, recoveryCode: typed };

/** One of the two is on the screen; the other is empty and is not sent. */
export const givenProof = ({ totpCode, recoveryCode }: z.output<z.ZodMiniObject<typeof proof>>) =>
  recoveryCode ? { recoveryCode } : { totpCode };

const filled = z.object({ token: typed, newPassword: typed, ...proof });

/** The new password and the proof, as the form has them. */
export const acceptWithApp = z.pipe(
  filled,
  z.pipe(
    z.transform(
      ({
        token,
        newPassword,
        ...rest
      }: z.output<typeof filled>): z.input<typeof invitationAcceptRequest> => ({
        token,
        newPassword,
        twoFactor: 'TOTP',
        ...givenProof(rest),
      }),
    ),
    invitationAcceptRequest,
  ),
);

/** A code of the app, or one of those for the day the phone is not here. */
export function AppProof() {
  const { t } = useTranslation('staffAccount');
  const [isSpare, setSpare] = useState(false);
  const { setValue, clearErrors } = useFormContext();
  const turn = () => {
    setValue('totpCode', '');
    setValue('recoveryCode', '');
    clearErrors();
    setSpare(!isSpare);
  };
  return (
    <>
      {isSpare ? (
        <TextField
          name="recoveryCode"
          label={t('app.recovery')}
          hint={t('app.recoveryHint')}
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <TextField
          name="totpCode"
          label={t('app.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
      )}
      <div>
        <Button size="s" variant="ghost" onClick={turn}>
          {t(isSpare ? 'app.toCode' : 'app.toRecovery')}
        </Button>
      </div>
    </>
  );
}
