import type { sendEmailCode } from '@campus/shared/contract/auth/calls';
import type { CallInput } from '@campus/shared/contract/call';

type SignUpBody = CallInput<typeof sendEmailCode>['body'];

/** What was sent to get a code; asking again has to send the same. */
export interface CodeRequest {
  body: SignUpBody;
  /** Seconds until another one may be asked for. */
  resendAfter: number;
}
