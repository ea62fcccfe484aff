import type { Role } from './roles';

/** OWNER is the person whose record it is; SYSTEM a job or the reference-data service. */
export type Mover = Role | 'OWNER' | 'SYSTEM';

/** One move of a state machine: shown as an action by the screens, enforced by the backend. */
export interface Transition<State extends string> {
  /** An empty list makes the record. */
  from: readonly State[];
  /** The states it may end in; an empty list removes the record. */
  to: readonly State[];
  /** The call or calls that ask for it, by name in the contract; none for a job. */
  call?: string | readonly string[];
  by: readonly Mover[];
  /** Codes of refusals besides the wrong state. */
  refusals?: readonly string[];
}

export type Machine<State extends string> = Readonly<Record<string, Transition<State>>>;

export const canMove = <State extends string>({ from }: Transition<State>, state: State) =>
  from.includes(state);
