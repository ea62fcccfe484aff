import * as auth from './auth';
import type { Call } from './call';
import * as footer from './footer';
import * as media from './media';
import * as participants from './participants';
import * as resources from './resources';
import * as tickets from './tickets';
import * as users from './users';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

type CallsOf<Module> = { [N in keyof Module as Module[N] extends Call ? N : never]: Module[N] };

const callsOf = <Module extends object>(module: Module) =>
  Object.fromEntries(
    Object.entries(module).filter(([, value]) => isCall(value)),
  ) as CallsOf<Module>;

/** Every call by name: the backend must answer each, OpenAPI lists each. */
export const calls = {
  ...callsOf(auth),
  ...callsOf(participants),
  ...callsOf(users),
  ...callsOf(resources),
  ...callsOf(footer),
  ...callsOf(media),
  ...callsOf(tickets),
};
export type CallName = keyof typeof calls;
