import type { ApiError } from '@campus/shared/api/ApiError';
import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { password } from '@campus/shared/contract/personFields';
import {
  getCurrentUser,
  renewRecoveryCodes,
  updateCurrentUser,
  type OwnUser,
} from '@campus/shared/contract/staff/calls';
import {
  currentUserUpdaterDto,
  recoveryCodesRequest,
} from '@campus/shared/contract/staff/requests';
import { CodeField } from '@campus/shared/form/CodeField';
import { Form } from '@campus/shared/form/Form';
import { FormSection } from '@campus/shared/form/FormSection';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { StepFocus } from '../signIn/CodeForm';
import { AppProof, givenProof, proof } from './AppProof';
import { AuthenticatorKey, type Enrolment } from './AuthenticatorKey';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './staffAccount.module.css';

type Body = z.input<typeof currentUserUpdaterDto>;

/** What a form gives, beside the rest of the record, which is saved as a whole. */
const beside = <S extends z.ZodMiniObject>(
  user: OwnUser,
  schema: S,
  bodyOf: (values: z.output<S>) => Partial<Body>,
) => {
  const { lastName, firstName, version } = user;
  const whole = (values: z.output<S>): Body => ({
    ...{ lastName, firstName, version },
    ...bodyOf(values),
  });
  return z.pipe(schema, z.pipe(z.transform(whole), currentUserUpdaterDto));
};

/** Each further press would name the same version of the record, and be refused as well. */
function useNewestWhenStale() {
  const { refetch } = useCallQuery(getCurrentUser);
  return async ({ code }: ApiError) => {
    if (code === 'VERSION') await refetch();
    return false;
  };
}

const cancelled = (label: string, onCancel: () => void) => (
  <Button variant="ghost" onClick={onCancel}>
    {label}
  </Button>
);

/** By the password, because a session that somebody left open must not be enough. */
function Start({ user, onEnrolled }: { user: OwnUser; onEnrolled: (made: Enrolment) => void }) {
  const { t } = useTranslation('staffAccount');
  const schema = beside(user, z.object({ currentPassword: password }), (values) => ({
    ...values,
    twoFactor: 'TOTP',
  }));
  const { form, onSubmit } = useCallForm(updateCurrentUser, schema, {
    defaultValues: { currentPassword: '' },
    guard: false,
    onRefused: useNewestWhenStale(),
    onDone: ({ totpEnrolment }) => totpEnrolment && onEnrolled(totpEnrolment),
  });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel={t('factor.start')}>
      <PasswordField name="currentPassword" label={t('factor.password')} />
    </Form>
  );
}

interface ConfirmProps {
  user: OwnUser;
  enrolment: Enrolment;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

function Confirm({ user, enrolment, onCodes, onCancel }: ConfirmProps) {
  const { t } = useTranslation('staffAccount');
  const schema = beside(user, z.object({ totpCode: proof.totpCode }), (values) => ({
    ...values,
    twoFactor: 'TOTP',
  }));
  const { form, onSubmit } = useCallForm(updateCurrentUser, schema, {
    defaultValues: { totpCode: '' },
    guard: false,
    onRefused: useNewestWhenStale(),
    onDone: ({ recoveryCodes = [] }) => onCodes(recoveryCodes),
  });
  return (
    <Stack gap={5}>
      <AuthenticatorKey enrolment={enrolment} />
      <Form
        form={form}
        onSubmit={onSubmit}
        submitLabel={t('factor.confirm')}
        secondary={cancelled(t('factor.cancel'), onCancel)}
      >
        <CodeField name="totpCode" label={t('app.code')} submitOnComplete />
      </Form>
    </Stack>
  );
}

function NewCodes({ onCodes, onCancel }: Pick<ConfirmProps, 'onCodes' | 'onCancel'>) {
  const { t } = useTranslation('staffAccount');
  const { form, onSubmit } = useCallForm(renewRecoveryCodes, recoveryCodesRequest, {
    defaultValues: { currentPassword: '' },
    guard: false,
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('factor.makeCodes')}
      secondary={cancelled(t('factor.cancel'), onCancel)}
    >
      <p>{t('factor.newCodesText')}</p>
      <PasswordField name="currentPassword" label={t('factor.password')} />
    </Form>
  );
}

const nothing = { currentPassword: '', totpCode: '', recoveryCode: '' };
const offForm = z.object({ currentPassword: password, ...proof });

function SwitchOff({ user, onDone }: { user: OwnUser; onDone: () => void }) {
  const { t } = useTranslation('staffAccount');
  const notify = useClientStore((state) => state.notify);
  const schema = beside(user, offForm, ({ currentPassword, ...given }) => ({
    twoFactor: 'EMAIL',
    currentPassword,
    ...givenProof(given),
  }));
  const { form, onSubmit } = useCallForm(updateCurrentUser, schema, {
    defaultValues: nothing,
    guard: false,
    onRefused: useNewestWhenStale(),
    onDone: () => {
      notify({ tone: 'success', text: t('factor.off') });
      onDone();
    },
  });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('factor.switchOff')}
      secondary={cancelled(t('factor.cancel'), onDone)}
    >
      <p>{t('factor.offText', { login: user.login })}</p>
      <PasswordField name="currentPassword" label={t('factor.password')} />
      <AppProof />
    </Form>
  );
}

/** So few are left that one lost phone could lock the owner out. */
const few = 3;

type Step = 'resting' | 'newCodes' | 'switchingOff';

interface WithAppProps {
  user: OwnUser;
  step: Step;
  turnTo: (step: Step) => void;
  onCodes: (codes: readonly string[]) => void;
}

function WithApp({ user, step, turnTo, onCodes }: WithAppProps) {
  const { t } = useTranslation('staffAccount');
  const { recoveryCodesLeft: count } = user;
  const rest = () => turnTo('resting');
  if (step === 'newCodes') return <NewCodes onCodes={onCodes} onCancel={rest} />;
  if (step === 'switchingOff') return <SwitchOff user={user} onDone={rest} />;
  return (
    <Stack gap={4}>
      <p>
        <Status tone="success">{t('factor.on')}</Status>
      </p>
      {count !== undefined && (
        <p>
          <Status tone={count > few ? 'neutral' : 'warning'}>{t('factor.left', { count })}</Status>
        </p>
      )}
      <div className={styles.ways}>
        {count !== undefined && (
          <Button variant="soft" onClick={() => turnTo('newCodes')}>
            {t('factor.newCodes')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => turnTo('switchingOff')}>
          {t('factor.toOff')}
        </Button>
      </div>
    </Stack>
  );
}

/** The second step of signing in: codes by mail, or an app on the phone with codes for its loss. */
export function SecondFactor({ user }: { user: OwnUser }) {
  const { t } = useTranslation('staffAccount');
  const [step, setStep] = useState<Step>('resting');
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const onCodes = (made: readonly string[]) => {
    setCodes(made);
    setEnrolment(undefined);
    setStep('resting');
  };
  const hasApp = user.twoFactor === 'TOTP';
  const lead = hasApp ? t('factor.leadApp') : t('factor.leadMail', { login: user.login });
  return (
    <FormSection title={t('factor.title')} lead={codes.length > 0 ? undefined : lead}>
      {codes.length > 0 ? (
        <RecoveryCodes
          codes={codes}
          level="h3"
          doneLabel={t('codes.kept')}
          onDone={() => setCodes([])}
        />
      ) : (
        <StepFocus key={enrolment ? 'confirm' : step} isFirst={step === 'resting' && !enrolment}>
          {hasApp ? (
            <WithApp {...{ user, step, onCodes }} turnTo={setStep} />
          ) : enrolment ? (
            <Confirm {...{ user, enrolment, onCodes }} onCancel={() => setEnrolment(undefined)} />
          ) : (
            <Start user={user} onEnrolled={setEnrolment} />
          )}
        </StepFocus>
      )}
    </FormSection>
  );
}
