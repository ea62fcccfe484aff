import { ApiError } from '@campus/shared/api/ApiError';
import { useBothRefs } from '@campus/shared/form/useControl';
import { Button } from '@campus/shared/ui/Button';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ResendCode.module.css';

interface Pause {
  seconds: number;
}

/** Seconds that are left; counted by the clock, because a sleeping tab skips its ticks. */
function useCountdown(pause: Pause): number {
  const [counted, setCounted] = useState({ pause, left: pause.seconds });
  useEffect(() => {
    const end = Date.now() + pause.seconds * 1_000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setCounted((before) =>
        before.pause === pause && before.left === left ? before : { pause, left },
      );
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [pause]);
  return counted.pause === pause ? counted.left : pause.seconds;
}

type OnResend = () => Promise<{ resendAfter: number }>;

/** Asks for another code; what came of it, in words. */
function useResending(firstPause: number, onResend: OnResend) {
  const { t } = useTranslation('shared');
  const [pause, setPause] = useState<Pause>({ seconds: firstPause });
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ news?: string; failure?: string }>({});

  const resend = async () => {
    setSending(true);
    setOutcome({});
    try {
      const { resendAfter } = await onResend();
      setPause({ seconds: resendAfter });
      setOutcome({ news: t('form.resent') });
    } catch (error) {
      setOutcome({ failure: error instanceof ApiError ? error.message : t('form.failed') });
    }
    setSending(false);
  };
  return { pause, isSending, ...outcome, resend };
}

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
