import type { Alarm } from './Alarm';

/** The history of moves is not as it was signed: nothing is moved, nor given anew, until somebody has looked. */
export class BrokenHistory extends Error {
  override name = 'BrokenHistory';

  constructor(readonly alarms: readonly Alarm[]) {
    super(
      ['The history of moves is not sound:', ...alarms.map(({ texts }) => texts.en)].join('\n  '),
    );
  }
}

/** Somebody else was faster: what was asked for may no longer be what is wanted. 409. */
export class Conflict extends Error {
  override name = 'Conflict';
}
