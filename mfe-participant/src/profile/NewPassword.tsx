import { useCall } from '@campus/shared/api/useCall';
import { sendConfirmationCode } from '@campus/shared/contract/auth/calls';
import { updateCurrentHuman, type CurrentHuman } from '@campus/shared/contract/people/calls';
import { humanRequest } from '@campus/shared/contract/people/requests';
import { Form } from '@campus/shared/form/Form';
import { FormSection } from '@campus/shared/form/FormSection';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useClientStore } from '@campus/shared/stores/useClientStore';
import { Button } from '@campus/shared/ui/Button';
import { useFailureNotice } from '@campus/shared/ui/useFailureNotice';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

const filled = z.object({
  password: z.string().check(z.minLength(1, 'REQUIRED')),
  currentPassword: z.string(),
  code: z.string(),
});

type Body = z.input<typeof humanRequest>;

const bodyOf = ({ password, currentPassword, code }: z.output<typeof filled>): Body => ({
  password,
  ...(currentPassword && { currentPassword }),
  ...(code && { code }),
});

const schema = z.pipe(filled, z.pipe(z.transform(bodyOf), humanRequest));

/** Mails a code, for whoever has no password yet or has forgotten it. */
function CodeFromMail() {
  const { t } = useTranslation('participant');
  const { mutate, isPending, isSuccess } = useCall(sendConfirmationCode);
  const notify = useClientStore((state) => state.notify);
  const sayFailed = useFailureNotice();
  const send = () =>
    mutate(
      {},
      {
        onSuccess: () => notify({ tone: 'success', text: t('profile.codeSent') }),
        onError: (error) => sayFailed(error, t('profile.codeFailed')),
      },
    );
  return (
    <>
      <div>
        <Button size="s" variant="soft" icon="mail" busy={isPending} onClick={send}>
          {t(isSuccess ? 'profile.codeAgain' : 'profile.codeSend')}
        </Button>
      </div>
      <TextField
        name="code"
        label={t('profile.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
    </>
  );
}

/** A stolen token does not change a password: the current one proves the owner, or a code. */
export function NewPassword({ human: { hasPassword } }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  const notify = useClientStore((state) => state.notify);
  const { form, onSubmit } = useCallForm(updateCurrentHuman, schema, {
    defaultValues: { password: '', currentPassword: '', code: '' },
    onDone: () => {
      form.reset();
      notify({ tone: 'success', text: t('profile.passwordSaved') });
    },
  });
  return (
    <FormSection
      title={t('profile.password')}
      lead={t(hasPassword ? 'profile.passwordLead' : 'profile.noPassword')}
    >
      <Form form={form} onSubmit={onSubmit} submitLabel={t('profile.passwordSave')}>
        {hasPassword ? (
          <PasswordField name="currentPassword" label={t('profile.currentPassword')} />
        ) : (
          <CodeFromMail />
        )}
        <PasswordField
          name="password"
          label={t('profile.newPassword')}
          hint={t('profile.passwordHint')}
          autoComplete="new-password"
        />
      </Form>
    </FormSection>
  );
}
