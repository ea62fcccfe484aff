import { useCall } from '@campus/shared/api/useCall';
import { sendEmailCode } from '@campus/shared/contract/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeRequest } from './CodeRequest';

/** Sends the same request again; `round` counts the codes that have been sent. */
export function useResend({ body, resendAfter }: CodeRequest) {
  const { t } = useTranslation('shell');
  const { mutateAsync, isPending, error } = useCall(sendEmailCode);
  const [sent, setSent] = useState({ round: 0, resendAfter });

  const resend = async () => {
    const answer = await mutateAsync({ body }).catch(() => undefined);
    if (answer) setSent(({ round }) => ({ round: round + 1, resendAfter: answer.resendAfter }));
  };
  const news = sent.round > 0 && !isPending && !error ? t('code.resent') : '';
  return { ...sent, isSending: isPending, resend, news, failure: error?.message };
}
