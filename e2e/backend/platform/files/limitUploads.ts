import type { Context } from '../Handler';
import { tooMany } from '../limits/tooMany';
import type { Visitor } from '../access/Visitor';

const perHour = { max: 200, seconds: 3_600 };

/** Decoding pictures costs more than sending them. @throws Refusal 429 */
export async function limitUploads({ limits, visitor }: Context<Visitor>) {
  const { isAllowed, retryAfter } = await limits.hit(`upload:${visitor.id}`, perHour);
  if (!isAllowed) throw tooMany('UPLOAD_LIMIT', retryAfter);
}
