import { quantilesOf } from '../quantiles';

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
