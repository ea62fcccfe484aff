import { ApiError } from '@campus/shared/api/ApiError';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import type { CallOutput } from '@campus/shared/contract/call';
import {
  acceptInvitation,
  enrolInvited,
  getInvitation,
} from '@campus/shared/contract/staff/invitationCalls';
import {
  invitationAcceptRequest,
  invitationPasswordRequest,
} from '@campus/shared/contract/staff/requests';
import { CodeField } from '@campus/shared/form/CodeField';
import { Form } from '@campus/shared/form/Form';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useFormat } from '@campus/shared/format/useFormat';
import { paths } from '@campus/shared/paths';
import { useSession } from '@campus/shared/remote/useSession';
import { Button } from '@campus/shared/ui/Button';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { QueryView } from '@campus/shared/ui/QueryView';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { NewPasswordField } from '../account/NewPasswordForm';
import { StepFocus } from '../signIn/CodeForm';
import { AuthenticatorKey, type Enrolment } from './AuthenticatorKey';
import { AppProof, givenProof, proof } from './AppProof';
import { InvitedCodes } from './InvitedCodes';
import { useArrival } from './useArrival';

type Invitation = CallOutput<typeof getInvitation>;
type Accepted = CallOutput<typeof acceptInvitation>;

interface StepProps {
  token: string;
  invitation: Invitation;
  onAccepted: (accepted: Accepted) => void;
}

interface PasswordProps {
  login: string;
  twoFactor: Invitation['twoFactor'];
}

/** With the login, so that a password manager knows whose it is. */
function NewPassword({ login, twoFactor }: PasswordProps) {
  return (
    <>
      <input type="text" autoComplete="username" value={login} readOnly hidden />
      <NewPasswordField twoFactor={twoFactor} />
    </>
  );
}

const typed = z.string('REQUIRED');
const filled = z.object({ token: typed, newPassword: typed, ...proof });

const acceptanceOf = ({
  token,
  newPassword,
  ...given
}: z.output<typeof filled>): z.input<typeof invitationAcceptRequest> => ({
  ...{ token, newPassword },
  twoFactor: 'TOTP',
  ...givenProof(given),
});

/** The new password and the proof, as the form has them. */
const acceptWithApp = z.pipe(filled, z.pipe(z.transform(acceptanceOf), invitationAcceptRequest));

/** An authenticator that is there already stays, and proves that more than the letter is here. */
function ExistingAppStep({ token, invitation: { login, twoFactor }, onAccepted }: StepProps) {
  const { t } = useTranslation('staffAccount');
  const { form, onSubmit } = useCallForm(acceptInvitation, acceptWithApp, {
    defaultValues: { token, newPassword: '', totpCode: '', recoveryCode: '' },
    guard: false,
    onDone: onAccepted,
  });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t('welcome.enter')}>
      <NewPassword {...{ login, twoFactor }} />
      <AppProof />
    </Form>
  );
}

interface PasswordStepProps extends StepProps {
  given: string;
  onEnrolled: (password: string, enrolment: Enrolment) => void;
  onOther: (password: string) => void;
}

function AppStep({ token, invitation: { login }, given, onEnrolled, onOther }: PasswordStepProps) {
  const { t } = useTranslation('staffAccount');
  const { form, onSubmit } = useCallForm(enrolInvited, invitationPasswordRequest, {
    defaultValues: { token, newPassword: given },
    guard: false,
    onDone: ({ totpEnrolment }): void => onEnrolled(form.getValues('newPassword'), totpEnrolment),
  });
  const other = (
    <Button variant="ghost" onClick={() => onOther(form.getValues('newPassword'))}>
      {t('welcome.byMail')}
    </Button>
  );
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t('welcome.toApp')} secondary={other}>
      <p>{t('welcome.app')}</p>
      <NewPassword login={login} twoFactor="TOTP" />
    </Form>
  );
}

function MailStep({ token, invitation: { login }, given, onAccepted, onOther }: PasswordStepProps) {
  const { t } = useTranslation('staffAccount');
  const twoFactor = 'EMAIL' as const;
  const { form, onSubmit } = useCallForm(acceptInvitation, invitationAcceptRequest, {
    defaultValues: { token, newPassword: given, twoFactor },
    guard: false,
    onDone: onAccepted,
  });
  const other = (
    <Button variant="ghost" onClick={() => onOther(form.getValues('newPassword'))}>
      {t('welcome.byApp')}
    </Button>
  );
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t('welcome.enter')} secondary={other}>
      <p>{t('welcome.mail', { login })}</p>
      <NewPassword login={login} twoFactor={twoFactor} />
    </Form>
  );
}

interface ConfirmStepProps extends Pick<StepProps, 'token' | 'onAccepted'> {
  password: string;
  enrolment: Enrolment;
  onBack: () => void;
}

/** The first code of the app proves that it has the key. */
function ConfirmStep({ token, password, enrolment, onAccepted, onBack }: ConfirmStepProps) {
  const { t } = useTranslation('staffAccount');
  const { form, onSubmit } = useCallForm(acceptInvitation, invitationAcceptRequest, {
    defaultValues: { token, newPassword: password, twoFactor: 'TOTP' as const, totpCode: '' },
    guard: false,
    onDone: onAccepted,
  });
  const back = (
    <Button variant="ghost" icon="arrow-left" onClick={onBack}>
      {t('welcome.back')}
    </Button>
  );
  return (
    <Stack gap={5}>
      <AuthenticatorKey enrolment={enrolment} />
      <Form form={form} onSubmit={onSubmit} submitLabel={t('welcome.confirm')} secondary={back}>
        <CodeField name="totpCode" label={t('app.code')} submitOnComplete />
      </Form>
    </Stack>
  );
}

/** Ends with a session that is opened by the caller, once the codes are kept. */
function NewFactor(props: StepProps) {
  const [way, setWay] = useState<'app' | 'mail'>('app');
  const [password, setPassword] = useState('');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const turnTo = (next: typeof way) => (typed: string) => {
    setPassword(typed);
    setWay(next);
  };
  const onEnrolled = (typed: string, made: Enrolment) => {
    setPassword(typed);
    setEnrolment(made);
  };
  const steps = { ...props, given: password, onEnrolled };
  return (
    <StepFocus key={enrolment ? 'confirm' : way} isFirst={way === 'app' && !enrolment}>
      {enrolment ? (
        <ConfirmStep
          {...props}
          password={password}
          enrolment={enrolment}
          onBack={() => setEnrolment(undefined)}
        />
      ) : way === 'app' ? (
        <AppStep {...steps} onOther={turnTo('mail')} />
      ) : (
        <MailStep {...steps} onOther={turnTo('app')} />
      )}
    </StepFocus>
  );
}

function Steps(step: StepProps) {
  const { t } = useTranslation('staffAccount');
  const { dateTime } = useFormat();
  const { firstName: name, login, until, twoFactor } = step.invitation;
  return (
    <Stack gap={5}>
      <p>{t('welcome.hello', { name, login, when: dateTime(until) })}</p>
      {twoFactor === 'TOTP' ? <ExistingAppStep {...step} /> : <NewFactor {...step} />}
    </Stack>
  );
}

const reasons = ['INVITATION_UNKNOWN', 'INVITATION_EXPIRED', 'INVITATION_USED'] as const;

/** A link that opens nothing: why, and what to do. */
function Refused({ error }: { error?: ApiError }) {
  const { t } = useTranslation('staffAccount');
  const reason = reasons.find((code) => code === error?.code) ?? 'INVITATION_UNKNOWN';
  return (
    <EmptyState
      icon="lock"
      title={t(`welcome.refused.${reason}`)}
      text={error && error.status !== 404 ? error.message : t('welcome.unknown')}
      action={<ButtonLink to={paths.staffSignIn()}>{t('welcome.toSignIn')}</ButtonLink>}
    />
  );
}

/** Somebody is signed in already, perhaps somebody else: the link would sign in over them. */
function SignedIn() {
  const { t } = useTranslation('staffAccount');
  const { name, signOut } = useSession();
  const action = (
    <Button icon="logout" onClick={() => void signOut()}>
      {t('welcome.signOut')}
    </Button>
  );
  return (
    <EmptyState
      icon="user"
      title={t('welcome.already', { name })}
      text={t('welcome.alreadyText')}
      action={action}
    />
  );
}

/** By the link of a letter: a password, the second step, the codes for a lost phone, and in. */
export function Welcome() {
  const token = useLocation().hash.slice(1);
  const { status } = useSession();
  const isGuest = status === 'guest';
  const enabled = isGuest && token !== '';
  const query = useCallQuery(getInvitation, { body: { token } }, { enabled, gcTime: 0 });
  const arrive = useArrival();
  const [accepted, setAccepted] = useState<Accepted>();
  const onAccepted = (answer: Accepted) =>
    answer.recoveryCodes ? setAccepted(answer) : arrive(answer);
  if (accepted?.recoveryCodes)
    return (
      <InvitedCodes
        accepted={accepted}
        codes={accepted.recoveryCodes}
        onDone={() => setAccepted(undefined)}
      />
    );
  if (status === 'loading') return <SkeletonText lines={4} />;
  if (!isGuest) return <SignedIn />;
  const error = query.error instanceof ApiError ? query.error : undefined;
  const isRefused = typeof error?.status === 'number' && error.status < 500;
  if (!token || (isRefused && !query.data)) return <Refused error={error} />;
  return (
    <QueryView query={query} empty={null} skeleton={<SkeletonText lines={4} />}>
      {(invitation) => <Steps key={token} {...{ token, invitation, onAccepted }} />}
    </QueryView>
  );
}
