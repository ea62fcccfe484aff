import { countAudience } from '@campus/shared/contract/notifications/calls';
import { requestOf } from './FilterCase';

/** How long it takes to say whom a mailing to everybody reaches. */
export async function measureAudience(origin: string, token: string) {
  const body = { audience: { mode: 'ALL' }, channels: ['INBOX', 'EMAIL', 'PUSH'] };
  const { url, ...request } = requestOf({ call: countAudience, what: '', token, body });
  const begin = performance.now();
  const answer = await fetch(origin + url, request);
  const { recipients } = (await answer.json()) as { recipients: number };
  return { recipients, took: performance.now() - begin };
}
