/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linksInLetters } from './letters';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'campus-letters-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

test('before the first letter nothing is linked', () => {
  expect(linksInLetters(dataFolder)).toStrictEqual([]);
});

/** As long lines are folded on their way. */
const letter = `Content-Type: multipart/alternative; boundary="b"\r
\r
--b\r
Content-Type: text/plain; charset=utf-8\r
Content-Transfer-Encoding: quoted-printable\r
\r
=D0=9E=D1=82=D0=BA=D1=80=D1=8B=D1=82=D1=8C: http://localhost:3000/help/ticket/e=\r
yJh.eyJ.abc=\r
def\r
\r
=C2=AB=D0=9A=C2=BB\r
--b\r
Content-Type: text/html; charset=utf-8\r
\r
<a href="http://localhost:3000/help">1</a>\r
--b--\r
`;

test('the link of a letter is told with whose letter it is, however it was folded', async () => {
  const outbox = path.join(dataFolder, 'outbox');
  await mkdir(outbox);
  await writeFile(path.join(outbox, '2026-11-26T13-53-37-719Z-a-guest@example.test.eml'), letter);
  const address = '/help/ticket/eyJh.eyJ.abcdef';
  expect(linksInLetters(dataFolder)).toEqual([{ email: 'a-guest@example.test', address }]);
});
