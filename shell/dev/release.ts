import { dataFolder } from '@campus/shared/build/dataFolder';
import { keepPrivate } from '@campus/shared/build/keepPrivate';
import type { Context } from '../releases/commands/Command';
import { openContext } from '../releases/commands/openContext';
import { run } from '../releases/cli/run';

// Only when it is asked for, so that everything else works where no browser was ever installed.
const mount: Context['mount'] = async (registry, which) => {
  const { mountRelease } = await import('../mount/mountRelease');
  return mountRelease({ registry, which });
};

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
    return openContext(progress, mount);
  },
});
