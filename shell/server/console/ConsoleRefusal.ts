import type { ErrorBody } from '@campus/shared/contract/errors';
import type { RefusalCode } from './refusalTexts';

type Details = Pick<ErrorBody, 'fields' | 'changedBy' | 'changedAt'> & {
  /** What speaks against it, a sentence each, as the gate words it. */
  reasons?: readonly string[];
};

/** The console does not do what it was asked; the code has its words. */
export class ConsoleRefusal extends Error {
  override name = 'ConsoleRefusal';

  constructor(
    readonly status: number,
    readonly code: RefusalCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}
