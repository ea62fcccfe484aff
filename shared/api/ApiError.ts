export type ApiStatus = number | 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

interface Details {
  code?: string;
  fields?: Record<string, string>;
  requestId?: string;
  /** The HTTP status behind a PARSING_ERROR. */
  originalStatus?: number;
}

/** A call that failed; `message` is ready to be shown, `fields` maps a field to an error code. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code?: string;
  readonly fields: Record<string, string>;
  readonly requestId?: string;
  readonly originalStatus?: number;

  constructor(
    readonly status: ApiStatus,
    message: string,
    { code, fields = {}, requestId, originalStatus }: Details = {},
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
    this.originalStatus = originalStatus;
  }
}
