export type ApiStatus = number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

interface Details {
  code?: string;
  fields?: Record<string, string>;
  requestId?: string;
  /** The HTTP status of an answer whose body could not be read. */
  originalStatus?: number;
  /** Milliseconds that the server asks to wait before trying again. */
  retryAfter?: number;
  /** What would be accepted instead, such as a free address (409 URL_TAKEN). */
  suggestion?: string;
  /** The state that a record is in, where it does not admit the move (409 STATE). */
  current?: string;
  /** Who saved the record in between and when (409 VERSION). */
  changedBy?: string;
  changedAt?: string;
}

/** A call that failed; `message` is ready to be shown, `fields` maps a field to an error code. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code?: string;
  readonly fields: Record<string, string>;
  readonly requestId?: string;
  readonly originalStatus?: number;
  readonly retryAfter?: number;
  readonly suggestion?: string;
  readonly current?: string;
  readonly changedBy?: string;
  readonly changedAt?: string;

  constructor(
    readonly status: ApiStatus,
    message: string,
    { fields = {}, ...details }: Details = {},
  ) {
    super(message);
    this.fields = fields;
    this.code = details.code;
    this.requestId = details.requestId;
    this.originalStatus = details.originalStatus;
    this.retryAfter = details.retryAfter;
    this.suggestion = details.suggestion;
    this.current = details.current;
    this.changedBy = details.changedBy;
    this.changedAt = details.changedAt;
  }
}
