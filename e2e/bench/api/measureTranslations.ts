import { listTranslations, saveTranslations } from '@campus/shared/contract/resources/calls';
import { quantilesOf } from '../quantiles';
import { requestOf } from './FilterCase';

/** The texts of a language at start-up: in full, and when the browser has them already. */
export async function measureTranslations(origin: string, languageId: string, rounds: number) {
  const url = `${origin}/api/resources/translations?languageId=${languageId}&size=10000`;
  const [full, unchanged] = [[] as number[], [] as number[]];
  let etag = '';
  let rows = 0;
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    const answer = await fetch(url);
    rows = ((await answer.json()) as { items: unknown[] }).items.length;
    full.push(performance.now() - begin);
    etag = answer.headers.get('etag') ?? '';
  }
  for (let round = 0; round < rounds * 5; round += 1) {
    const begin = performance.now();
    const answer = await fetch(url, { headers: { 'if-none-match': etag } });
    unchanged.push(performance.now() - begin);
    if (answer.status !== 304) throw new Error(`A known text was answered ${answer.status}`);
  }
  return { rows, full: quantilesOf(full), unchanged: quantilesOf(unchanged) };
}

interface Text {
  mnemonic: string;
  translation: string;
}

const imported = 5_000;
/** As many as a screen sends at a time. */
const portion = 500;

/** How long an import of thousands of changed texts takes, in milliseconds; they are changed back. */
export async function measureImport(
  origin: string,
  { token, languageId }: { token: string; languageId: string },
) {
  const list = requestOf({
    ...{ call: listTranslations, what: '', body: {} },
    query: { languageId, mnemonic: 'scale.', size: imported },
  });
  const { items } = (await (await fetch(origin + list.url)).json()) as { items: Text[] };
  async function apply(ending: string) {
    const begin = performance.now();
    for (let at = 0; at < items.length; at += portion) {
      const texts = items.slice(at, at + portion).map(({ mnemonic, translation }) => ({
        ...{ mnemonic, languageId, translation: translation + ending },
      }));
      const call = { call: saveTranslations, what: '', token, body: { items: texts } };
      const { url, ...request } = requestOf(call);
      const answer = await fetch(origin + url, request);
      if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
    }
    return performance.now() - begin;
  }
  return { rows: items.length, took: await apply('!'), backIn: await apply('') };
}
