import type { Context } from '../Handler';
import { tooManyRequests } from '../limits/tooManyRequests';
import type { Requester } from '../access/Requester';

const perHour = { max: 200, seconds: 3_600 };

/** Decoding pictures costs more than sending them. @throws Refusal 429 */
export async function limitUploads({ limits, visitor }: Context<Requester>) {
  const { isAllowed, retryAfter } = await limits.hit(`upload:${visitor.id}`, perHour);
  if (!isAllowed) throw tooManyRequests('UPLOAD_LIMIT', retryAfter);
}
