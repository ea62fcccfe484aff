import { ImpossibleMove } from '../moves/ImpossibleMove';
import { Refused } from '../Refused';
import { BrokenHistory } from '../registry/BrokenHistory';
import { Conflict } from '../registry/Conflict';
import { Failure } from './Failure';

const refusedAs = ({ which: { name, release }, reasons }: Refused) =>
  new Failure('refused', `${name} ${release} is refused. Visitors get what they got before.`, {
    reasons,
    advice: [
      'Mend what is named, and release again.',
      `To check without releasing: npm run release -- gate ${name}`,
    ],
  });

/** Every error that a command may end with, in the one form that is printed. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Refused) return refusedAs(error);
  if (error instanceof BrokenHistory)
    return new Failure('conflict', 'The history of moves is not sound, so nothing is moved.', {
      reasons: error.alarms.map(({ texts }) => texts.en),
      advice: [
        'If a key is only unknown here, say which keys are believed: TRUSTED_KEYS.',
        'Else look who could write there, then: npm run release -- repair',
      ],
    });
  if (error instanceof Conflict || error instanceof ImpossibleMove)
    return new Failure('conflict', error.message, {
      advice: ['How things stand: npm run release -- list'],
    });
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Failure('fault', `Something unexpected happened. ${text}`);
}
