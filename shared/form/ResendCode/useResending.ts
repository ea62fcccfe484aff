import { ApiError } from '@campus/shared/api/ApiError';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pause } from './useCountdown';

export type OnResend = () => Promise<{ resendAfter: number }>;

/** Asks for another code; what came of it, in words. */
export function useResending(firstPause: number, onResend: OnResend) {
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
