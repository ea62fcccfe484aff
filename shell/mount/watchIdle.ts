import { setTimeout as pause } from 'node:timers/promises';
import { workAtOnce } from './createWork';
import { failedCards } from './inspectPage';
import { type Opened, addressOfPage } from './openAnew';
import { watchRest } from './watchRest';
import { watchProcessor } from './watchWork';

/** What begins when a page is idle, or after a timer, shows itself in this time; in turns, the same page is seen. */
const stay = { whole: 9_000, inTurns: 1_000 };
/** Of this time a page that only stands there uses nearly nothing; what wants more may not get it beside others. */
const shares = { little: 0.05, most: 0.25 };

async function waitOn(opened: Opened, place: string, time: number): Promise<string[]> {
  const { page } = opened;
  await pause(time);
  if (addressOfPage(page) !== place) return [`goes to ${addressOfPage(page)} by itself.`];
  return workAtOnce(() => failedCards(page), opened.patience);
}

/** What happens by itself while somebody only reads. */
export async function watchIdle(opened: Opened): Promise<string[]> {
  const { page, patience: wait } = opened;
  // While it is asked it may go.
  const place = addressOfPage(page);
  const [sayRest, processor, before] = await workAtOnce(async () => {
    const rest = await watchRest(page);
    const used = await watchProcessor(page);
    return [rest, used, await used()] as const;
  }, wait);
  const begun = performance.now();
  const gone = await waitOn(opened, place, stay.whole);
  const worked = (await workAtOnce(processor, wait)) - before;
  const share = (1000 * worked) / (performance.now() - begun);
  const restless = gone.length > 0 ? [] : await workAtOnce(sayRest, wait);
  // What is still to come beside others may look like that.
  if (restless.length > 0 && !opened.isAlone) opened.isLate = true;
  const sentences = [...gone, ...restless];
  if (share >= shares.most)
    return [...sentences, 'keeps the processor busy though nobody does anything with it.'];
  if (share >= shares.little && !opened.isAlone) opened.isLate = true;
  return sentences;
}

/** As who sees in turns what others have waited at. */
export const watchIdleBriefly = (opened: Opened): Promise<string[]> =>
  waitOn(opened, addressOfPage(opened.page), stay.inTurns);
