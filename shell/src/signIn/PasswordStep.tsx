import { signInByPassword } from '@campus/shared/contract/auth';
import { humanLoginRequest } from '@campus/shared/contract/payloads/auth';
import { Form } from '@campus/shared/form/Form';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import { EmailField } from './EmailField';
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
      <EmailField label={t('signIn.email')} autoComplete="username" />
      <PasswordField name="password" label={t('password.label')} />
    </Form>
  );
}
