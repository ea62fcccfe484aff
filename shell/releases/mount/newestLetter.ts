import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

function textOf(mail: string) {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const text = body.join('\n\n');
  return /^content-transfer-encoding: base64/im.test(head)
    ? Buffer.from(text, 'base64').toString()
    : text;
}

/** The text of the newest letter to this address, as its owner would read it. */
export function newestLetter(dataFolder: string, email: string): string | undefined {
  const outbox = path.join(dataFolder, 'outbox');
  if (!existsSync(outbox)) return undefined;
  // File names begin with the time, so the last one is the newest.
  const file = readdirSync(outbox)
    .sort()
    .findLast((name) => name.endsWith(`-${email}.eml`));
  return file && textOf(readFileSync(path.join(outbox, file), 'utf8'));
}
