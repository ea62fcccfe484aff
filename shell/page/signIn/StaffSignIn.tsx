import { useCall } from '@campus/shared/api/useCall';
import { sendStaffCode, signInStaff } from '@campus/shared/contract/auth/calls';
import type { CallOutput } from '@campus/shared/contract/call';
import { loginDto, otpCreatorDto } from '@campus/shared/contract/auth/requests';
import { Form } from '@campus/shared/form/Form';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm, StepFocus } from './CodeForm';
import { EmailField } from './EmailField';
import styles from './signIn.module.css';
import { useEntered } from './useEntered';

interface Given {
  login: string;
  password: string;
}

/** Where the code comes from: a letter, or an app on the person’s phone. */
type SecondFactor = CallOutput<typeof sendStaffCode>;

interface StaffPasswordStepProps {
  given: Given;
  onSent: (given: Given, factor: SecondFactor) => void;
}

function StaffPasswordStep({ given, onSent }: StaffPasswordStepProps) {
  const { t } = useTranslation('shell');
  const { form, onSubmit } = useCallForm(sendStaffCode, otpCreatorDto, {
    defaultValues: given,
    guard: false,
    onDone: (factor): void => onSent(form.getValues(), factor),
  });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('staff.next')}
      busyLabel={t('signIn.sending')}
    >
      <EmailField
        name="login"
        label={t('staff.login')}
        hint={t('staff.loginHint')}
        autoComplete="username"
      />
      <PasswordField name="password" label={t('staff.password')} />
    </Form>
  );
}

interface CodeStepProps {
  login: string;
  password: string;
  factor: SecondFactor;
  onBack: () => void;
}

/** For whoever has no phone at hand: a code from the paper, which then is used up. */
function RecoveryStep({ login, password, onBack }: Omit<CodeStepProps, 'factor'>) {
  const { t } = useTranslation('shell');
  const { form, onSubmit } = useCallForm(signInStaff, loginDto, {
    defaultValues: { login, password, recoveryCode: '' },
    guard: false,
    onDone: useEntered(),
  });
  const back = (
    <Button variant="ghost" icon="arrow-left" onClick={onBack}>
      {t('staff.recovery.toCode')}
    </Button>
  );
  return (
    <div className={styles.step}>
      <Form
        form={form}
        onSubmit={onSubmit}
        submitLabel={t('code.submit')}
        busyLabel={t('code.submitting')}
        secondary={back}
      >
        <TextField
          name="recoveryCode"
          label={t('staff.recovery.label')}
          hint={t('staff.recovery.hint')}
          autoComplete="off"
          spellCheck={false}
        />
      </Form>
      <p>{t('staff.recovery.lost')}</p>
    </div>
  );
}

function StaffCodeStep({ login, password, factor, onBack }: CodeStepProps) {
  const { t } = useTranslation('shell');
  const { mutateAsync: sendAgain } = useCall(sendStaffCode);
  const call = useCallForm(signInStaff, loginDto, {
    defaultValues: { login, password, otp: '' },
    guard: false,
    onDone: useEntered(),
  });
  const onResend = async () => {
    const next = await sendAgain({ body: { login, password } });
    return { resendAfter: next.method === 'EMAIL' ? next.resendAfter : 0 };
  };
  return (
    <div className={styles.step}>
      <p role="status">{t(`staff.codeFrom.${factor.method}`, { login })}</p>
      <CodeForm
        {...call}
        name="otp"
        back={{ label: t('staff.back'), onClick: onBack }}
        resend={factor.method === 'EMAIL' ? { pause: factor.resendAfter, onResend } : undefined}
      />
    </div>
  );
}

function SecondStep(props: CodeStepProps) {
  const { t } = useTranslation('shell');
  const [isRecovery, setRecovery] = useState(false);
  const { factor, ...rest } = props;
  if (isRecovery)
    return (
      <StepFocus key="recovery">
        <RecoveryStep {...rest} onBack={() => setRecovery(false)} />
      </StepFocus>
    );
  return (
    <StepFocus key="code">
      <StaffCodeStep {...props} />
      {factor.method === 'TOTP' && (
        <Button variant="ghost" onClick={() => setRecovery(true)}>
          {t('staff.recovery.toRecovery')}
        </Button>
      )}
    </StepFocus>
  );
}

const nothing = { login: '', password: '' };

/** Password first, then the code that it earns. */
export function StaffSignIn() {
  const [given, setGiven] = useState(nothing);
  const [factor, setFactor] = useState<SecondFactor>();
  if (factor) return <SecondStep {...given} factor={factor} onBack={() => setFactor(undefined)} />;
  return (
    <StepFocus key="password" isFirst={given === nothing}>
      <StaffPasswordStep
        given={given}
        onSent={(values, answer) => {
          setGiven(values);
          setFactor(answer);
        }}
      />
    </StepFocus>
  );
}
