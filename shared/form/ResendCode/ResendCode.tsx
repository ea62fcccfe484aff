import { Button } from '@campus/shared/ui/Button';
import { useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useBothRefs } from '../useControl/useBothRefs';
import styles from './ResendCode.module.css';
import { useCountdown } from './useCountdown';
import { useResending, type OnResend } from './useResending';

interface ResendCodeProps {
  ref?: Ref<HTMLDivElement>;
  /** Seconds until the first time that another code may be asked for. */
  pause: number;
  /** The answer of the call that sends a code; a refusal is shown. */
  onResend: OnResend;
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Another code, once the pause is over; said aloud when it begins and ends, not every second. */
export function ResendCode({ ref, pause: firstPause, onResend }: ResendCodeProps) {
  const { t } = useTranslation('shared');
  const { pause, isSending, news, failure, resend } = useResending(firstPause, onResend);
  const left = useCountdown(pause);
  const box = useRef<HTMLDivElement>(null);
  const boxRef = useBothRefs<HTMLDivElement>((element) => (box.current = element), ref);

  const onClick = async () => {
    await resend();
    // The button goes away with the focus in it.
    if (box.current?.contains(document.activeElement)) box.current.focus();
  };
  const spoken = left > 0 ? t('form.resendWait', { count: pause.seconds }) : t('form.resendReady');
  return (
    <div ref={boxRef} tabIndex={-1} className={styles.box}>
      {left > 0 ? (
        <p role="timer" className={styles.note}>
          {t('form.resendIn', { time: clock(left) })}
        </p>
      ) : (
        <Button
          variant="ghost"
          size="s"
          icon="retry"
          busy={isSending}
          onClick={() => void onClick()}
        >
          {t('form.resend')}
        </Button>
      )}
      <div role="status" aria-atomic="false">
        {news && <p className={styles.note}>{news}</p>}
        <p className="visually-hidden">{spoken}</p>
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
