import type { Context } from './Context';
import type { Options, Request } from './Request';

/** What a command did: as data for pipelines, in words for people. */
export interface Outcome {
  data: unknown;
  text: string;
}

interface About {
  /** One or two words: `promote`, `keys new`. */
  name: string;
  /** What may follow; in square brackets what need not: `<remote> [release]`. */
  words: string;
  does: string;
  options: readonly (keyof Options)[];
}

export interface Command extends About {
  run: (context: Context, request: Request) => Promise<Outcome>;
}

/** A command that returns data, and the way to print them. */
export const asCommand = <T>(
  about: About,
  act: (context: Context, request: Request) => Promise<T>,
  print: (data: T) => string,
): Command => ({
  ...about,
  async run(context, request) {
    const data = await act(context, request);
    return { data, text: print(data) };
  },
});
