import { sendStaffCode } from '@campus/shared/contract/auth';
import type { CallOutput } from '@campus/shared/contract/call';
import { otpCreatorDto } from '@campus/shared/contract/payloads/auth';
import { Form } from '@campus/shared/form/Form';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useTranslation } from 'react-i18next';
import { EmailField } from './EmailField';

interface Given {
  login: string;
  password: string;
}

/** Where the code comes from: a letter, or an app on the person’s phone. */
export type SecondFactor = CallOutput<typeof sendStaffCode>;

interface StaffPasswordStepProps {
  given: Given;
  onSent: (given: Given, factor: SecondFactor) => void;
}

export function StaffPasswordStep({ given, onSent }: StaffPasswordStepProps) {
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
