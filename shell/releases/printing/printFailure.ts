import type { Failure } from '../commands/Failure';

/** What did not happen, why, and what to do. */
export const printFailure = ({ message, reasons, advice }: Failure): string =>
  [
    message,
    ...reasons.map((reason, index) => `  ${index + 1}. ${reason}`),
    ...(advice.length > 0 ? ['', ...advice.map((each) => `  ${each}`)] : []),
  ].join('\n');
