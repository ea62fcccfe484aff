import type { fcmService } from '../../fixtures/fcmService';
import { assertDefined } from '../platform/database/assertDefined';
import { createFcmSender } from '../platform/push/createFcmSender';
import { readConfig } from '../platform/readConfig';

type Fcm = Awaited<ReturnType<typeof fcmService>>;

/** What sends to the stand-in, set up as an operator would. */
export function fcmSender(fcm: Fcm, options?: Parameters<typeof createFcmSender>[1]) {
  const env = { FCM_SERVICE_ACCOUNT: fcm.serviceAccount, FCM_URL: fcm.url };
  return createFcmSender(assertDefined(readConfig(env, '/').fcm), options);
}
