import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const fromQuotedPrintable = (text: string) =>
  decodeURIComponent(
    text
      .replaceAll('=\r\n', '')
      .replaceAll('%', '%25')
      .replace(/=([\dA-F]{2})/g, '%$1'),
  );

/** A letter comes as a text and as HTML; the text is the first of the two. */
export function textOf(mail: string): string {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1];
  const part = boundary ? (mail.split(`--${boundary}\r\n`)[1] ?? '') : mail;
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  const isQuoted = /^content-transfer-encoding: quoted-printable/im.test(head);
  return (isQuoted ? fromQuotedPrintable(text) : text).replaceAll('\r\n', '\n');
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
