import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { textOf } from './newestLetter';

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
