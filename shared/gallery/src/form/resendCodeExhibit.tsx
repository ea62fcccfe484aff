import { ApiError } from '@campus/shared/api/ApiError';
import { ResendCode } from '@campus/shared/form/ResendCode';
import type { Exhibit } from '../Exhibit';

const send = () => Promise.resolve({ resendAfter: 60 });
const refuse = () =>
  Promise.reject(new ApiError(429, 'Слишком много кодов подряд. Попробуйте через час.'));
const never = () => new Promise<never>(() => undefined);

export const resendCodeExhibit: Exhibit = {
  component: 'form/ResendCode',
  subject: { element: <ResendCode pause={0} onResend={send} />, tag: 'div', isControl: true },
  // No pause to be seen before a press: it would run by the real clock.
  states: {
    'after the pause': () => <ResendCode pause={0} onResend={send} />,
    'refused when pressed': () => <ResendCode pause={0} onResend={refuse} />,
    'busy when pressed': () => <ResendCode pause={0} onResend={never} />,
  },
};
