import { TextField } from '@campus/shared/form/TextField';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

const typed = z.string('REQUIRED');

/** The fields of the proof, as a form has them. */
export const proof = { totpCode: typed, recoveryCode: typed };

/** One of the two is on the screen; the other is empty and is not sent. */
export const givenProof = ({ totpCode, recoveryCode }: z.output<z.ZodMiniObject<typeof proof>>) =>
  recoveryCode ? { recoveryCode } : { totpCode };

/** A code of the app, or one of those for the day the phone is not here. */
export function AppProof() {
  const { t } = useTranslation('staffAccount');
  const [isRecovery, setRecovery] = useState(false);
  const { setValue, clearErrors } = useFormContext();
  const turn = () => {
    setValue('totpCode', '');
    setValue('recoveryCode', '');
    clearErrors();
    setRecovery(!isRecovery);
  };
  return (
    <>
      {isRecovery ? (
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
          {t(isRecovery ? 'app.toCode' : 'app.toRecovery')}
        </Button>
      </div>
    </>
  );
}
