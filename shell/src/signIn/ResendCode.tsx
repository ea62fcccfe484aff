import { Button } from '@campus/shared/ui/Button';
import { useTranslation } from 'react-i18next';
import { useCountdown } from './useCountdown';
import styles from './signIn.module.css';

interface ResendCodeProps {
  resendAfter: number;
  isSending: boolean;
  onResend: () => void;
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Another code, once the pause is over; give it a new key to start the pause again. */
export function ResendCode({ resendAfter, isSending, onResend }: ResendCodeProps) {
  const { t } = useTranslation('shell');
  const left = useCountdown(resendAfter);
  if (left > 0) return <p className={styles.note}>{t('code.resendIn', { time: clock(left) })}</p>;
  return (
    <Button variant="ghost" size="s" icon="retry" busy={isSending} onClick={onResend}>
      {t('code.resend')}
    </Button>
  );
}
