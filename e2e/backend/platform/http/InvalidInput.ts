import type { MessageCode } from '../messages/messages';

export interface FieldProblem {
  path: string;
  code: MessageCode;
  params: Record<string, string>;
}

/** Input that breaks the contract, with every problem that was found. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';

  constructor(readonly problems: FieldProblem[]) {
    super('The request does not match the contract');
  }
}
