import { signInStaff } from '@campus/shared/contract/auth';
import { loginDto } from '@campus/shared/contract/payloads/auth';
import { CodeField } from '@campus/shared/form/CodeField';
import { Form } from '@campus/shared/form/Form';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import styles from './signIn.module.css';
import type { SecondFactor } from './StaffPasswordStep';
import { useEntered } from './useEntered';

interface StaffCodeStepProps {
  login: string;
  password: string;
  method: SecondFactor;
  onBack: () => void;
}

export function StaffCodeStep({ login, password, method, onBack }: StaffCodeStepProps) {
  const { t } = useTranslation('shell');
  const { form, onSubmit } = useCallForm(signInStaff, loginDto, {
    defaultValues: { login, password, otp: '' },
    guard: false,
    onDone: useEntered(),
  });
  return (
    <div className={styles.step}>
      <p role="status">{t(`staff.codeFrom.${method}`, { login })}</p>
      <Form
        form={form}
        onSubmit={onSubmit}
        submitLabel={t('code.submit')}
        busyLabel={t('code.submitting')}
        secondary={
          <Button variant="ghost" icon="arrow-left" onClick={onBack}>
            {t('staff.back')}
          </Button>
        }
      >
        <CodeField name="otp" label={t('code.label')} submitOnComplete />
      </Form>
    </div>
  );
}
