import type { SourceText } from './namesakes';

/** Every remote exposes this file, and a new one may render nothing yet. */
const exposed = /^(?:mfe-[^/]+|shared\/gallery)\/src\/remote\.tsx$/;

/** Files that end in `.tsx` and close no element, a sentence each. */
export const withoutJsx = (sources: readonly SourceText[]): string[] =>
  sources
    .filter(
      ({ file, text }) => file.endsWith('.tsx') && !exposed.test(file) && !/<\/|\/>/.test(text),
    )
    .map(({ file }) => `no-tsx: ${file} has no JSX: let it end in .ts`);
