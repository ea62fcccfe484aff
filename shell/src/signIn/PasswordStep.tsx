import { signInByPassword } from '@campus/shared/contract/auth';
import { humanLoginRequest } from '@campus/shared/contract/payloads/auth';
import { Form } from '@campus/shared/form/Form';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import { useEntered } from './useEntered';

interface PasswordStepProps {
  email: string;
  onCode: (email: string) => void;
}

export function PasswordStep({ email, onCode }: PasswordStepProps) {
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
      <TextField
        name="email"
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
      />
      <PasswordField name="password" label={t('password.label')} />
    </Form>
  );
}
