import type { LanguageKey } from '@campus/shared/contract/fields';
import type { AskApi } from '../head/askApi';

interface Asked {
  call: string;
  language: LanguageKey;
  /** Enough for the purpose. */
  most: number;
}

interface Page {
  items: unknown[];
  total: number;
}

const size = 100;

const isPage = (body: unknown): body is Page =>
  typeof body === 'object' &&
  body !== null &&
  'items' in body &&
  Array.isArray(body.items) &&
  'total' in body &&
  typeof body.total === 'number';

async function readPage(ask: AskApi, { call, language }: Asked, skip: number) {
  const { status, body } = await ask(`${call}?skip=${skip}&size=${size}`, language, { body: {} });
  if (status !== 200 || !isPage(body)) throw new Error(`${call} answered ${status}.`);
  return body;
}

/** The items of a list call that everybody may read, page by page. @throws when one cannot be had. */
export async function* readPages(ask: AskApi, asked: Asked) {
  for (let skip = 0; skip < asked.most; skip += size) {
    const { items, total } = await readPage(ask, asked, skip);
    yield* items;
    if (items.length < size || skip + size >= total) return;
  }
}
