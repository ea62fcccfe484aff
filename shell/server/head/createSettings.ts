import type { LanguageKey } from '@campus/shared/contract/fields';
import { headSectionId } from '@campus/shared/contract/settings/paths';
import type { ReportSink } from '../reports/createReportSink';
import type { AskApi } from './askApi';
import { createCache } from './createCache';
import type { HeadSection } from '@campus/shared/server/head/HeadSection';
import { parseHeadSection } from '@campus/shared/server/head/parseHeadSection';

const path = '/api/resources/public-settings';
const hour = 3_600_000;
const limits = { freshFor: () => 30_000, staleFor: hour, patience: 400, most: 2 };

/** What the server itself needs of the public settings. */
interface SiteSettings {
  values: Map<string, string>;
  head: HeadSection;
}

const nothing: SiteSettings = { values: new Map(), head: { tags: [], skipped: [] } };

const isSetting = (value: unknown): value is { id: string; value: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'value' in value &&
  typeof value.value === 'string';

/** Reads the public settings, and keeps them for a while: a document waits for them only once. */
export function createSettings(ask: AskApi, report: ReportSink) {
  const cache = createCache<SiteSettings>(limits);
  let reported = '';

  function tell({ skipped }: HeadSection) {
    const now = skipped.join();
    if (now === reported) return;
    reported = now;
    for (const tag of skipped) report({ kind: 'head', tag });
  }

  async function load(language: LanguageKey) {
    const { status, body } = await ask(path, language);
    if (status !== 200 || !Array.isArray(body)) throw new Error(`${path} answered ${status}.`);
    const values = new Map(body.filter(isSetting).map(({ id, value }) => [id, value]));
    const head = parseHeadSection(values.get(headSectionId) ?? '');
    tell(head);
    return { values, head };
  }

  return {
    /** Empty while they cannot be had. */
    read: async (language: LanguageKey) =>
      (await cache.get(language, () => load(language))) ?? nothing,
    expire: () => cache.expire(''),
  };
}
