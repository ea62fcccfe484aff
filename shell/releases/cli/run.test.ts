/** @jest-environment node */
import { asked, commandContext } from '../commands/commandContext.fixture';
import { commandTable } from './commandTable';
import { exitCodes } from '../commands/Failure';
import { rollback } from './commandTable';
import { run } from './run';

let made: Awaited<ReturnType<typeof commandContext>>;
beforeEach(async () => {
  made = await commandContext();
  await made.released('1.0.0-a', '1.0.0-b');
});
afterEach(() => made.forget());

async function type(text: string) {
  const [out, told]: [string[], string[]] = [[], []];
  const code = await run(text.split(' '), {
    out: (line) => void out.push(line),
    tell: (line) => void told.push(line),
    open: async () => made.context,
  });
  return { code, out: out.join('\n'), told: told.join('\n') };
}

test('help names every command and every exit code, and opens nothing', async () => {
  for (const words of ['help', '--help', 'rollback media --help']) {
    const { code, out } = await type(words);
    expect(code).toBe(0);
    for (const { name } of commandTable) expect(out).toContain(`  ${name} `);
    for (const each of Object.values(exitCodes)) expect(out).toContain(`\n  ${each}  `);
  }
  expect((await made.channel())?.stable).toBe('1.0.0-b');
});

test('a verdict goes to stdout, a failure with its reasons and advice to stderr', async () => {
  const done = await type('rollback media --why oops');
  expect(done).toMatchObject({ code: 0, told: '' });
  expect(done.out).toContain('media is back at');

  const failed = await type('rollback media');
  expect(failed).toMatchObject({ code: 4, out: '' });
  expect(failed.told).toContain('No last known good release is known');
});

test('for pipelines the result and the failure are one document each', async () => {
  const moved = await rollback(made.context, asked(['media']));
  const { out } = await type('show media --json');
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    command: 'show',
    result: { channel: moved.channel },
  });

  made.context.registry = {
    ...made.registry,
    history: () => Promise.reject(new TypeError('x is not a function')),
  };
  const failed = await type('history --json');
  expect(failed.code).toBe(1);
  expect(JSON.parse(failed.out)).toMatchObject({ ok: false, exitCode: 1, kind: 'fault' });
});
