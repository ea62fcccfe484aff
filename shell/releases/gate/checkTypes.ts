import { textsFile } from '@campus/shared/build/bundledTexts';
import path from 'node:path';
import type { Files } from './readFiles';

const isText = (content: Buffer) => content.equals(Buffer.from(content.toString('utf8'), 'utf8'));
const isMarkup = (content: Buffer) => /^\uFEFF?\s*</.test(content.toString('utf8', 0, 200));
const isCode = (content: Buffer) => isText(content) && !isMarkup(content);
const isDrawing = (content: Buffer) => {
  const text = content.toString('utf8');
  return /<svg[\s>]/.test(text) && !/<script|\son\w+\s*=|javascript:|<!ENTITY/i.test(text);
};
const beginsWith =
  (bytes: string, at = 0) =>
  (content: Buffer) =>
    content.subarray(at, at + bytes.length).toString('latin1') === bytes;

/** What a release may consist of: the browser is told the type by the file's name. */
const kinds: Record<string, { is: string; fits: (content: Buffer) => boolean }> = {
  '.js': { is: 'a script', fits: isCode },
  '.css': { is: 'a style sheet', fits: isCode },
  '.svg': { is: 'a drawing without scripts', fits: isDrawing },
  '.woff2': { is: 'a font', fits: beginsWith('wOF2') },
  '.png': { is: 'a PNG picture', fits: beginsWith('\x89PNG') },
  '.jpg': { is: 'a JPEG picture', fits: beginsWith('\xff\xd8\xff') },
  '.webp': { is: 'a WebP picture', fits: beginsWith('WEBP', 8) },
  '.avif': { is: 'an AVIF picture', fits: beginsWith('ftypavif', 4) },
};

export const isPicture = (file: string): boolean =>
  path.extname(file) in kinds && !['.js', '.css'].includes(path.extname(file));

function problemOf(file: string, content: Buffer): string | undefined {
  const kind = kinds[path.extname(file)];
  if (!kind)
    return `${file} is of a type that no release has: keep to ${Object.keys(kinds).join(', ')}.`;
  if (kind.fits(content)) return undefined;
  const found = isMarkup(content) ? 'markup' : 'something else';
  return `${file} holds ${found} instead of ${kind.is}: look at what wrote it, and build again.`;
}

const described = ['mfe.json', 'shell.json', 'signature.json', textsFile];
const isOther = (file: string) => !described.includes(file) && !/\.(br|gz)$/.test(file);

/** Each file is what its name says: no page of an error in the place of a script. */
export const checkTypes = (files: Files): string[] =>
  [...files]
    .filter(([file]) => isOther(file))
    .flatMap(([file, content]) => problemOf(file, content) ?? []);
