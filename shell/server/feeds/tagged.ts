import { createHash } from 'node:crypto';

export interface Tagged {
  body: string;
  tag: string;
}

/** A document with the tag by which machines know it again. */
export const tagged = (body: string): Tagged => ({
  body,
  // Compressed it is the same document in other bytes, so its tag is a weak one.
  tag: `W/"${createHash('sha256').update(body).digest('base64url')}"`,
});
