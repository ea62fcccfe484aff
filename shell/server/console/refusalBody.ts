import type { ErrorBody } from '@campus/shared/contract/errors';
import type { LanguageKey } from '@campus/shared/contract/fields';
import { Refused } from '../../releases/Refused';
import { ImpossibleMove } from '../../releases/moves/ImpossibleMove';
import { BrokenHistory } from '../../releases/registry/BrokenHistory';
import { ConsoleRefusal } from './ConsoleRefusal';
import { refusalTexts } from './refusalTexts';

/** What was thrown, as a refusal; anything unknown means that the store or the API is out of reach. */
function refusalOf(error: unknown, language: LanguageKey): ConsoleRefusal {
  if (error instanceof ConsoleRefusal) return error;
  if (error instanceof Refused)
    return new ConsoleRefusal(422, 'GATE', { reasons: error.reasonsIn(language) });
  if (error instanceof ImpossibleMove) return new ConsoleRefusal(409, 'IMPOSSIBLE');
  if (error instanceof BrokenHistory)
    return new ConsoleRefusal(409, 'BROKEN', {
      reasons: error.alarms.map(({ texts }) => texts[language]),
    });
  const { statusCode } = error as { statusCode?: unknown };
  const isTheirs = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  return isTheirs
    ? new ConsoleRefusal(statusCode, 'MALFORMED')
    : new ConsoleRefusal(503, 'UNAVAILABLE');
}

/** The body of a refusal in the reader’s language, of the same shape as the API’s. */
export function refusalBody(error: unknown, language: LanguageKey): ErrorBody {
  const { status, code, details } = refusalOf(error, language);
  const { reasons, ...facts } = details;
  const text = refusalTexts[code][language].replace('{by}', details.changedBy ?? '—');
  return { statusCode: status, code, message: reasons ? [text, ...reasons] : text, ...facts };
}
