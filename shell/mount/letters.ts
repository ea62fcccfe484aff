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
function textOf(mail: string): string {
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

interface Mailed {
  email: string;
  /** Of the product: `/help/ticket/…`. */
  address: string;
}

/** `2026-11-26T13-53-37-719Z-guest@example.test.eml` */
const ofLetter = /Z-(.+)\.eml$/;

/** Where the letters lead that have been sent so far, and whose they are. */
export function linksInLetters(dataFolder: string): Mailed[] {
  const outbox = path.join(dataFolder, 'outbox');
  const files = existsSync(outbox) ? readdirSync(outbox) : [];
  return files.flatMap((file) => {
    const email = ofLetter.exec(file)?.[1];
    if (!email) return [];
    const text = textOf(readFileSync(path.join(outbox, file), 'utf8'));
    const links = text.match(/https?:\/\/\S+/g) ?? [];
    return links
      .filter((link) => URL.canParse(link))
      .map((link) => ({ email, address: new URL(link).pathname }));
  });
}
