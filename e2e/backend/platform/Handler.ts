import type { Call, ParsedInput } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type * as z from 'zod/mini';
import type { Services } from './Services';
import type { BinaryAnswer } from './http/BinaryAnswer';
import type { VisitorOf } from './access/Visitor';

/** What a handler knows besides its input. */
export interface Context<V = unknown> extends Services {
  visitor: V;
  language: LanguageKey;
  ip: string;
  requestId: string;
}

export interface Handler<C extends Call> {
  (
    input: ParsedInput<C>,
    context: Context<VisitorOf<C['access']>>,
  ): Promise<C extends { binary: true } ? BinaryAnswer : z.input<C['response']>>;
  /**
   * Says cheaply what a large public answer is made of, before it is made: another text whenever the
   * answer is another. A browser that has it gets a 304.
   */
  revision?: (input: ParsedInput<C>, context: Context<null>) => Promise<string>;
}

/** One handler per call of a contract module; a missing one does not compile. */
export type Handlers<Module> = {
  [N in keyof Module as Module[N] extends Call ? N : never]: Handler<Extract<Module[N], Call>>;
};
