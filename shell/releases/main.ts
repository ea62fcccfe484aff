import { dataFolder } from '@campus/shared/build/dataFolder';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import { openContext } from './commands/openContext';
import { run } from './cli/run';

let hasProgress = false;

function progress(text: string) {
  hasProgress = true;
  process.stderr.write(text);
}

// Not `exit`, which would cut off what is still to be written.
process.exitCode = await run(process.argv.slice(2), {
  out(text) {
    if (hasProgress) process.stderr.write('\n');
    process.stdout.write(`${text}\n`);
  },
  tell: (text) => progress(`${hasProgress ? '\n' : ''}${text}\n`),
  open: () => {
    keepPrivate(dataFolder);
    return openContext(progress);
  },
});
