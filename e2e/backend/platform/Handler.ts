import type { Call } from '@campus/shared/contract/call';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { CallHandler } from '@campus/shared/server/serveCalls';
import type { Services } from './Services';
import type { VisitorOf } from './access/Requester';

/** What a handler knows besides its input. */
export interface Context<V = unknown> extends Services {
  visitor: V;
  language: LanguageKey;
  ip: string;
  /** Empty where the visitor’s program does not say what it is. */
  userAgent: string;
  requestId: string;
}

export type Handler<C extends Call> = CallHandler<
  C,
  Context<VisitorOf<C['access']>>,
  Context<null>
>;

/** One handler per call of a contract module; a missing one does not compile. */
export type Handlers<Module> = {
  [N in keyof Module as Module[N] extends Call ? N : never]: Handler<Extract<Module[N], Call>>;
};
