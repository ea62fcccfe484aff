import type { Keys, Signed } from '../keys/openKeys';
import type { Release } from '../registry/Registry';

/** One kept release, for whoever has the link, until then. */
export interface Review extends Release {
  /** Milliseconds since 1970. */
  until: number;
}

interface SignedReview extends Signed {
  review: Review;
}

const hour = 60 * 60_000;
/** A link that nobody remembers must not open for ever. */
export const longestReview = 30 * 24 * hour;

const reviewText = (review: Review) => `campus review\n${JSON.stringify(review)}`;

/** Where the server opens a link. */
export const reviewPath = '/registry/review';

/** The address, from the root, of a link that the key of this machine has signed. */
export function reviewLink(keys: Keys, review: Review): string {
  const signed: SignedReview = { review, ...keys.sign(reviewText(review)) };
  const text = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${reviewPath}?link=${text}`;
}

function parse(link: string): SignedReview | undefined {
  try {
    const signed = JSON.parse(Buffer.from(link, 'base64url').toString()) as Partial<SignedReview>;
    const { name, release, until } = signed.review ?? {};
    const isOne = [name, release].every((text) => typeof text === 'string');
    return isOne && Number.isSafeInteger(until) ? (signed as SignedReview) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a key may still show releases of this remote. */
export const mayShow = ({ trust, may }: Pick<Keys, 'trust' | 'may'>, key: string, name: string) =>
  trust.find(key, name) !== undefined && may(key, 'release');

/** What a link shows, and the key that says so; nothing once it is over, or not as it was signed. */
export function readReview(keys: Keys, link: string): (Review & { key: string }) | undefined {
  const signed = parse(link);
  if (!signed) return undefined;
  const { review, key } = signed;
  const left = review.until - Date.now();
  if (left <= 0 || left > longestReview || !mayShow(keys, key, review.name)) return undefined;
  return keys.isSigned(review.name, reviewText(review), signed) ? { ...review, key } : undefined;
}
