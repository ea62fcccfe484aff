import { getTicketChallenge } from '@campus/shared/contract/support/calls';
import { solveAtOnce } from '../../../../fixtures/writeTicket';
import type { TestBackend } from '../../../testing/startTestBackend';

/** What the page of a guest sends, as if the form had been opened so many seconds ago. */
export async function solvedChallenge(
  { send, clock }: Pick<TestBackend, 'send' | 'clock'>,
  secondsAgo = 60,
) {
  clock.shift -= secondsAgo * 1_000;
  const { body } = await send(getTicketChallenge);
  clock.shift += secondsAgo * 1_000;
  return solveAtOnce(body);
}
