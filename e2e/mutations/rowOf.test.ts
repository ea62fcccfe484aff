/** @jest-environment node */
import { rowOf } from './rowOf';

test('what ends in a time-out is found, what no test reaches is not, and what does not compile is no fault', () => {
  const tried = [
    ...['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage'],
    ...['CompileError', 'RuntimeError', 'Ignored'],
  ] as const;
  const row = rowOf(
    'shared/server/cleanHtml.ts',
    tried.map((status) => ({ status })),
    61.4,
  );
  expect(row).toBe('| `shared/server/cleanHtml.ts` | 5 | 3 | 2 | 60.0 | 61 |');
});
