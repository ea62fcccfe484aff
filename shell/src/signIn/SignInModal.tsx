import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { useTranslation } from 'react-i18next';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';
import { OtherMode } from './OtherMode';
import { PasswordStep } from './PasswordStep';
import { SignUpStep } from './SignUpStep';
import { StepFocus } from './StepFocus';
import { useSignInSteps } from './useSignInSteps';

/** Signing in and up over whatever page it is, so that the person stays where they wanted to be. */
export function SignInModal() {
  const { t } = useTranslation('shell');
  const mode = useClientStore((state) => state.modal);
  const closeModal = useClientStore((state) => state.closeModal);
  const { step, values, toStart, toPassword, toCode } = useSignInSteps();
  if (!mode) return null;

  if (step.name === 'code') {
    const lead = t('code.sentTo', { email: step.request.body.email });
    return (
      <Dialog open onClose={closeModal} title={t('code.title')} description={lead}>
        <StepFocus key="code">
          <CodeStep request={step.request} onChangeEmail={() => toStart()} />
        </StepFocus>
      </Dialog>
    );
  }
  if (step.name === 'password' && mode === 'signIn')
    return (
      <Dialog
        open
        onClose={closeModal}
        title={t('password.title')}
        description={t('password.lead')}
      >
        <StepFocus key="password">
          <PasswordStep email={values.email} onCode={toStart} />
        </StepFocus>
      </Dialog>
    );
  return (
    <Dialog open onClose={closeModal} title={t(`${mode}.title`)} description={t(`${mode}.lead`)}>
      <StepFocus key={mode}>
        {mode === 'signIn' ? (
          <EmailStep email={values.email} onSent={toCode} onPassword={toPassword} />
        ) : (
          <SignUpStep values={values} onSent={toCode} />
        )}
      </StepFocus>
      <OtherMode mode={mode} onSwitch={() => toStart()} />
    </Dialog>
  );
}
