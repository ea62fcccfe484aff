import type { StateMachineName } from '../messages/stateTexts';
import { Refusal } from '../../Refusal';

/** 409: the record went on in the meantime; the caller sees where it is now. */
export const illegalMove = (machine: StateMachineName, current: string) =>
  new Refusal(409, 'STATE', { current, machine });
