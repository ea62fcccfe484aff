import { useClientStore } from '@campus/shared/stores/useClientStore';
import { useTranslation } from 'react-i18next';
import { usePublicSettings } from '../layout/usePublicSettings';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { OtherMode } from './OtherMode';
import { PasswordStep } from './PasswordStep';
import type { PendingCode } from './pendingCode';
import { SignInWindow } from './SignInWindow';
import { SignUpStep } from './SignUpStep';
import { useSignInSteps } from './useSignInSteps';

/** Signing in and up over whatever page it is, so that the person stays where they wanted to be. */
export function SignInModal({ pending }: { pending?: PendingCode | undefined }) {
  const { t } = useTranslation('shell');
  const mode = useClientStore((state) => state.modal);
  const { isSignUpOpen } = usePublicSettings();
  const { step, values, toStart, toPassword, toCode } = useSignInSteps(pending?.request);
  if (!mode) return null;

  if (step.name === 'code')
    return (
      <SignInWindow step="code" lead={t('code.sentTo', { email: step.request.body.email })}>
        <CodeStep request={step.request} onChangeEmail={() => toStart()} />
      </SignInWindow>
    );
  if (step.name === 'password' && mode === 'signIn')
    return (
      <SignInWindow step="password" lead={t('password.lead')}>
        <PasswordStep email={values.email} onCode={toStart} />
      </SignInWindow>
    );
  const foot = <OtherMode mode={mode} onSwitch={() => toStart()} />;
  if (mode === 'signUp' && isSignUpOpen === 'false')
    return <SignInWindow step={mode} lead={t('signUp.closed')} foot={foot} />;
  return (
    <SignInWindow step={mode} lead={t(`${mode}.lead`)} foot={foot}>
      {mode === 'signIn' ? (
        <EmailStep email={values.email} onSent={toCode} onPassword={toPassword} />
      ) : (
        <SignUpStep values={values} onSent={toCode} />
      )}
    </SignInWindow>
  );
}
