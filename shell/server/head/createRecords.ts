import type { LanguageKey } from '@campus/shared/contract/fields';
import { firstOf } from '@campus/shared/remote/firstOf';
import { headOfRecord } from '@campus/shared/remote/headOfRecord';
import type { HeadValues } from '@campus/shared/remote/headTags';
import type { HeadSource } from '@campus/shared/remote/RemoteDeclaration';
import type { AskApi } from './askApi';
import { createCache } from './createCache';

type Params = Record<string, string | undefined>;

/** What the API says of the record behind an address. */
export type HeadOfRecord =
  | { isMissing: true }
  | { isMissing: false; values: Partial<HeadValues>; present?: string };

const gone = [404, 410, 422];
const limits = {
  // Somebody who has just published looks at once.
  freshFor: ({ isMissing }: HeadOfRecord) => (isMissing ? 3_000 : 30_000),
  staleFor: 300_000,
  patience: 400,
  most: 500,
};

const pathOf = ({ call }: HeadSource, params: Params) =>
  call.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const headOf = (record: unknown, source: HeadSource): HeadOfRecord => ({
  isMissing: false,
  values: headOfRecord(source, record),
  present: source.address && firstOf(record, [source.address.field]),
});

/** Reads the heads of pages that show one record, and keeps them for a while. */
export function createRecords(ask: AskApi) {
  const cache = createCache<HeadOfRecord>(limits);

  async function load(path: string, source: HeadSource, language: LanguageKey) {
    const { status, body } = await ask(path, language);
    if (gone.includes(status)) return { isMissing: true as const };
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    return headOf(body, source);
  }

  return {
    /** Undefined when the API did not say in time. */
    read(source: HeadSource, params: Params, language: LanguageKey) {
      const path = pathOf(source, params);
      // Another release, or another page, may read the same record otherwise.
      const key = `${path} ${language} ${JSON.stringify(source)}`;
      return cache.get(key, () => load(path, source, language));
    },
    expire: (start: string) => cache.expire(start),
  };
}
