/** @jest-environment node */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createSmtpMailer } from './createSmtpMailer';
import { MailAway } from './Mailer';

const mail = {
  ...{ to: 'reader@example.test', subject: 'Subject', text: 'Text\n\nCampus' },
  link: { label: 'Open', path: '/' },
};
const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** A server that greets so, and answers each command by its first word. */
async function serve(greeting: string, answers: Record<string, string> = {}) {
  const server = createServer((socket) => {
    socket.on('error', () => {}).write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      const [word = ''] = chunk.toString().split(/[\s:]/);
      socket.write(`${answers[word] ?? '250 ok'}\r\n`);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const failureAt = (port: number) =>
  createSmtpMailer(`smtp://127.0.0.1:${port}`, { from: 'Campus <c@example.test>', origin: '' })
    .send(mail)
    .catch((error: unknown) => error);

test('a server that cannot be reached is away', async () => {
  const port = await serve('220 ready');
  await new Promise((resolve) => servers.pop()?.close(resolve));
  expect(await failureAt(port)).toBeInstanceOf(MailAway);
});

test('a server that takes nothing now is away', async () => {
  expect(await failureAt(await serve('421 busy'))).toBeInstanceOf(MailAway);
});

test('a server that refuses one reader is there for the others', async () => {
  const failure = await failureAt(await serve('220 ready', { RCPT: '550 no such mailbox' }));
  expect(failure).toMatchObject({ code: 'EENVELOPE' });
  expect(failure).not.toBeInstanceOf(MailAway);
});
