import * as z from 'zod/mini';
import { controls } from './fields';

const reservedSlugs = new Set(['filter', 'url', 'new', 'edit', 'admin', 'api']);

/** The last part of an address. */
export const slug = z.string('REQUIRED').check(
  z.minLength(3, 'TOO_SHORT'),
  z.maxLength(120, 'TOO_LONG'),
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'SLUG_FORMAT'),
  z.refine((text) => !reservedSlugs.has(text), 'SLUG_RESERVED'),
);

const isPlainHttps = (text: string) => {
  // The parser drops or encodes them; we keep what was typed.
  if (controls.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password: secret } = new URL(text);
  return protocol === 'https:' && !username && !secret;
};

/** https only, without credentials. */
export const url = z.string('REQUIRED').check(
  z.overwrite((text) => text.trim()),
  z.maxLength(500, 'TOO_LONG'),
  z.refine(isPlainHttps, 'URL_FORMAT'),
);

/** A path of the product. */
export const path = z
  .string('REQUIRED')
  .check(z.maxLength(500, 'TOO_LONG'), z.regex(/^\/(?![/\\])[^\s\p{C}]*$/u, 'PATH_FORMAT'));
