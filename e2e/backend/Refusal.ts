import type { MessageCode } from './messages/ru';

interface Details {
  /** Field path → code, for forms. */
  fields?: Record<string, MessageCode>;
  /** Fills the braces of the message. */
  params?: Record<string, string | number>;
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
}

/** An answer that the caller may see: anything else that is thrown becomes a plain 500. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    readonly code: MessageCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}
