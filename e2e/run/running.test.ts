/** @jest-environment node */
import { root } from '@campus/shared/build/root';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const page = readFileSync(path.join(root, 'shared/docs/running.md'), 'utf8');

/** What stands in the page between fences of this kind. */
const blocks = (kind: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  );

test('a shell reads the settings of production as services do', () => {
  const [settings = ''] = blocks('');
  const written = settings.trim().split('\n');
  const read = execFileSync('sh', ['-c', `set -a\n${settings}\nenv`], {
    encoding: 'utf8',
    env: {},
  });
  expect(written.length).toBeGreaterThan(5);
  expect(read.split('\n')).toEqual(
    expect.arrayContaining(written.map((line) => line.replaceAll('"', ''))),
  );
});

test('what is to be typed to run it is what a shell understands', () => {
  const typed = blocks('sh').map((text) => text.replaceAll(/<\w+>/g, 'it'));
  expect(typed.length).toBeGreaterThan(3);
  for (const text of typed) execFileSync('sh', ['-n', '-c', text]);
});
