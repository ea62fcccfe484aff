import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from './composeMail';
import type { Mail, Mailer, Sender } from './Mailer';

// An address may hold a slash: it must not choose the folder.
const fileNameOf = (to: string) =>
  `${new Date().toISOString().replace(/[:.]/g, '-')}-${to.replace(/[^\w@.+-]/g, '_')}.eml`;

async function composed(mail: Mail, sender: Sender) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail(composeMail(mail, sender));
  return sent.message as Buffer;
}

/** Writes letters into a folder instead of sending them, and says so with the code in it. */
export function createOutboxMailer(
  folder: string,
  sender: Sender,
  say: (line: string) => void,
): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const file = join(folder, fileNameOf(mail.to));
      await writeFile(file, await composed(mail, sender));
      say(`Mail to ${mail.to}: ${mail.code ? `code ${mail.code}` : mail.subject} (${file})`);
    },
  };
}
