import { fewAttempts } from './fewAttempts';
import { keepRunning, type Kept } from './keepRunning';
import { say } from './say';
import { startService } from './startService';
import { untilOrphaned } from './untilOrphaned';
import { untilSignal } from './untilSignal';

interface Part {
  /** TypeScript, from the root of the repository. */
  file: string;
  env: NodeJS.ProcessEnv;
  mayStartAgain?: () => Promise<boolean>;
}

export type Keep = (part: Part) => Kept;

/** Runs `start` and the parts it keeps until a person stops it or a part fails; then ends it all. */
export async function supervise(start: (keep: Keep) => Promise<void>) {
  const parts: Kept[] = [];
  const exitCode = await new Promise<number>((resolve) => {
    const keep: Keep = ({ file, env, mayStartAgain = fewAttempts() }) => {
      const part = keepRunning({
        start: () => startService({ file, env, onProgress: say }),
        mayStartAgain,
      });
      parts.push(part);
      void part.over.then(() => resolve(1));
      return part;
    };
    void Promise.race([untilSignal(), untilOrphaned()]).then(() => resolve(0));
    start(keep).catch((error: Error) => {
      console.error(error.message);
      resolve(1);
    });
  });
  // The last one first: the server lets its requests finish while the backend still answers.
  for (const part of parts.reverse()) await part.stop();
  process.exit(exitCode);
}
