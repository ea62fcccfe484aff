import type { MessageCode, StateMachineName } from '../messages/messages';

interface Details {
  /** Field path → code, for forms. */
  fields?: Record<string, MessageCode>;
  /** Fills the braces of the message. */
  params?: Record<string, string | number>;
  /** The state that the record is in. */
  current?: string;
  /** Whose state `current` is: the message is made of both. */
  machine?: StateMachineName;
  /** What would be accepted instead. */
  suggestion?: string;
  changedBy?: string;
  changedAt?: string;
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
