import type { ErrorBody } from '@campus/shared/contract/errors';
import type { LanguageKey } from '@campus/shared/contract/fields';

export type Params = Record<string, string | number>;

export interface RefusalDetails extends Pick<
  ErrorBody,
  'fields' | 'current' | 'suggestion' | 'changedBy' | 'changedAt'
> {
  /** Fills the braces of the message. */
  params?: Params;
  /** Sentences that follow the message. */
  reasons?: (language: LanguageKey) => readonly string[];
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
}

/**
 * An answer that the caller may see; anything else that is thrown says nothing about itself. Each
 * server extends it by the codes that it has texts for.
 */
export class BaseRefusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
  }

  paramsIn(_language: LanguageKey): Params {
    return this.details.params ?? {};
  }
}

export interface FieldProblem {
  path: string;
  code: string;
  params: Params;
}

/** Input that breaks the contract, with every problem that was found. */
export class InvalidInput extends BaseRefusal {
  override name = 'InvalidInput';

  constructor(readonly problems: readonly FieldProblem[]) {
    // The first problem of a field is the one that its form shows.
    const codes = new Map<string, string>();
    for (const { path, code } of problems) if (!codes.has(path)) codes.set(path, code);
    super(422, 'VALIDATION', { fields: Object.fromEntries(codes) });
  }
}
