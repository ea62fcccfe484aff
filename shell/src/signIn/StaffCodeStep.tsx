import { useCall } from '@campus/shared/api/useCall';
import { sendStaffCode, signInStaff } from '@campus/shared/contract/auth';
import { loginDto } from '@campus/shared/contract/payloads/auth';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './CodeForm';
import styles from './signIn.module.css';
import type { SecondFactor } from './StaffPasswordStep';
import { useEntered } from './useEntered';

interface StaffCodeStepProps {
  login: string;
  password: string;
  factor: SecondFactor;
  onBack: () => void;
}

export function StaffCodeStep({ login, password, factor, onBack }: StaffCodeStepProps) {
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
