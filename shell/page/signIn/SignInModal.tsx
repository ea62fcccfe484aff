import { useCall } from '@campus/shared/api/useCall';
import {
  sendEmailCode,
  signInByEmailCode,
  signInByPassword,
} from '@campus/shared/contract/auth/calls';
import {
  humanLoginEmailCodeRequest,
  humanLoginRequest,
} from '@campus/shared/contract/auth/requests';
import { email as emailField } from '@campus/shared/contract/personFields';
import { Form } from '@campus/shared/form/Form';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { usePublicSettings } from '../language/usePublicSettings';
import { CodeForm, StepFocus } from './CodeForm';
import { type CodeRequest, pendingCode, type PendingCode } from './pendingCode';
import { EmailField } from './EmailField';
import styles from './signIn.module.css';
import { type SignUpValues, SignUpStep } from './SignUpStep';
import { useEntered } from './useEntered';
import { useSignInMode } from './useModalFromUrl';

type Step = { name: 'start' } | { name: 'password' } | { name: 'code'; request: CodeRequest };

const nothing: SignUpValues = {
  email: '',
  firstName: '',
  lastName: '',
  pd: false,
  share: false,
  mailing: false,
};

const valuesOf = ({ body }: CodeRequest): SignUpValues => ({
  email: body.email,
  firstName: body.firstName ?? '',
  lastName: body.lastName ?? '',
  pd: body.consents?.includes('PD') ?? false,
  share: body.consents?.includes('PD_SHARE') ?? false,
  mailing: body.consents?.includes('MAILING') ?? false,
});

const stepOf = (request?: CodeRequest): Step =>
  request ? { name: 'code', request } : { name: 'start' };

/** Where somebody is on the way in, and what they have typed so far: going back loses nothing. */
function useSignInSteps(pending?: CodeRequest) {
  const mode = useSignInMode() ?? 'signIn';
  const [step, setStep] = useState(stepOf(pending));
  const [values, setValues] = useState(pending ? valuesOf(pending) : nothing);
  const place = `${mode} ${step.name}`;
  const current = useRef<string>(null);
  useEffect(() => {
    current.current = place;
    return () => void (current.current = null);
  }, [place]);

  return {
    step,
    values,
    toStart: (email = values.email) => {
      pendingCode.forget();
      setValues({ ...values, email });
      setStep({ name: 'start' });
    },
    toPassword: (email: string) => {
      setValues({ ...values, email });
      setStep({ name: 'password' });
    },
    toCode: (request: CodeRequest, given: SignUpValues = values) => {
      // An answer that comes late finds somebody elsewhere, or the window closed.
      if (current.current !== place) return;
      pendingCode.keep(mode, request);
      setValues({ ...given, email: request.body.email });
      setStep({ name: 'code', request });
    },
    /** The step itself counts the pause that begins anew. */
    onResent: (request: CodeRequest) => pendingCode.keep(mode, request),
  };
}

interface EmailStepProps {
  email: string;
  onSent: (request: CodeRequest) => void;
  onPassword: (email: string) => void;
}

const body = z.object({ email: emailField });

function EmailStep({ email, onSent, onPassword }: EmailStepProps) {
  const { t } = useTranslation('shell');
  const { form, onSubmit } = useCallForm(sendEmailCode, body, {
    defaultValues: { email },
    guard: false,
    onDone: ({ resendAfter }): void => onSent({ body: form.getValues(), resendAfter }),
  });
  // A refusal because of too many letters must not keep out who has one already.
  const hasRefusal = form.formState.errors.root !== undefined;
  const secondary = hasRefusal ? (
    <Button variant="ghost" onClick={() => onSent({ body: form.getValues(), resendAfter: 0 })}>
      {t('signIn.hasCode')}
    </Button>
  ) : (
    <Button variant="ghost" onClick={() => onPassword(form.getValues('email'))}>
      {t('signIn.withPassword')}
    </Button>
  );
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('signIn.sendCode')}
      busyLabel={t('signIn.sending')}
      secondary={secondary}
    >
      <EmailField label={t('signIn.email')} autoComplete="email" />
    </Form>
  );
}

interface PasswordStepProps {
  email: string;
  onCode: (email: string) => void;
}

function PasswordStep({ email, onCode }: PasswordStepProps) {
  const { t } = useTranslation('shell');
  const { form, onSubmit } = useCallForm(signInByPassword, humanLoginRequest, {
    defaultValues: { email, password: '' },
    guard: false,
    onDone: useEntered(),
  });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('password.submit')}
      busyLabel={t('password.submitting')}
      secondary={
        <Button variant="ghost" onClick={() => onCode(form.getValues('email'))}>
          {t('password.withCode')}
        </Button>
      }
    >
      <EmailField label={t('signIn.email')} autoComplete="username" />
      <PasswordField name="password" label={t('password.label')} />
    </Form>
  );
}

interface OtherModeProps {
  mode: 'signIn' | 'signUp';
  onSwitch: () => void;
}

/** From signing in to signing up and back. */
function OtherMode({ mode, onSwitch }: OtherModeProps) {
  const { t } = useTranslation('shell');
  const openModal = useClientStore((state) => state.openModal);
  const other = mode === 'signIn' ? 'signUp' : 'signIn';
  const onClick = () => {
    onSwitch();
    openModal(other);
  };
  return (
    <p className={styles.other}>
      {t(mode === 'signIn' ? 'signIn.newHere' : 'signUp.known')}{' '}
      <button type="button" className={styles.textButton} onClick={onClick}>
        {t(mode === 'signIn' ? 'signIn.toSignUp' : 'signUp.toSignIn')}
      </button>
    </p>
  );
}

interface CodeStepProps {
  request: CodeRequest;
  onResent: (request: CodeRequest) => void;
  onChangeEmail: () => void;
}

function CodeStep({ request, onResent, onChangeEmail }: CodeStepProps) {
  const { body, resendAfter } = request;
  const { t } = useTranslation('shell');
  const { mutateAsync: sendAgain } = useCall(sendEmailCode);
  const call = useCallForm(signInByEmailCode, humanLoginEmailCodeRequest, {
    defaultValues: { email: body.email, code: '' },
    guard: false,
    onDone: useEntered(),
  });
  // Not where somebody has gone back or closed the window meanwhile: the step is let go then.
  const onSuccess = (sent: Pick<CodeRequest, 'resendAfter'>) =>
    onResent({ body, resendAfter: sent.resendAfter });
  return (
    <CodeForm
      {...call}
      name="code"
      back={{ label: t('code.changeEmail'), onClick: onChangeEmail }}
      resend={{ pause: resendAfter, onResend: () => sendAgain({ body }, { onSuccess }) }}
    />
  );
}

interface SignInWindowProps {
  step: 'signIn' | 'signUp' | 'password' | 'code';
  lead: string;
  children?: ReactNode;
  foot?: ReactNode;
}

/** The same window at every step; only what is in it changes. */
function SignInWindow({ step, lead, children, foot }: SignInWindowProps) {
  const { t } = useTranslation('shell');
  const closeModal = useClientStore((state) => state.closeModal);
  return (
    <Dialog open onClose={closeModal} title={t(`${step}.title`)} description={lead}>
      <StepFocus key={step}>{children}</StepFocus>
      {foot}
    </Dialog>
  );
}

/** Signing in and up over whatever page it is, so that the person stays where they wanted to be. */
export function SignInModal({ pending }: { pending?: PendingCode | undefined }) {
  const { t } = useTranslation('shell');
  const mode = useSignInMode();
  const { isSignUpOpen } = usePublicSettings();
  const { step, values, toStart, toPassword, ...codes } = useSignInSteps(pending?.request);
  if (!mode) return null;

  if (step.name === 'code')
    return (
      <SignInWindow step="code" lead={t('code.sentTo', { email: step.request.body.email })}>
        <CodeStep
          request={step.request}
          onResent={codes.onResent}
          onChangeEmail={() => toStart()}
        />
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
        <EmailStep email={values.email} onSent={codes.toCode} onPassword={toPassword} />
      ) : (
        <SignUpStep values={values} onSent={codes.toCode} />
      )}
    </SignInWindow>
  );
}
