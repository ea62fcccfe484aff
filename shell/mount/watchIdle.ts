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
/** At work for so much of this time, a page wants the processor, however little others leave it. */
const mostOccupied = 0.6;

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
    const work = await watchProcessor(page);
    return [rest, work, await work()] as const;
  }, wait);
  const begun = performance.now();
  const gone = await waitOn(opened, place, stay.whole);
  const after = await workAtOnce(processor, wait);
  const seconds = (performance.now() - begun) / 1000;
  const share = (after.used - before.used) / seconds;
  const occupied = (after.occupied - before.occupied) / seconds;
  const restless = gone.length > 0 ? [] : await workAtOnce(sayRest, wait);
  // What is still to come beside others may look like that.
  if (restless.length > 0 && !opened.isAlone) opened.isLate = true;
  const sentences = [...gone, ...restless];
  const isStarved = opened.isAlone && share >= shares.little && occupied >= mostOccupied;
  if (share >= shares.most || isStarved)
    return [...sentences, 'keeps the processor busy though nobody does anything with it.'];
  if (share >= shares.little && !opened.isAlone) opened.isLate = true;
  return sentences;
}

/** As who sees in turns what others have waited at. */
export const watchIdleBriefly = (opened: Opened): Promise<string[]> =>
  waitOn(opened, addressOfPage(opened.page), stay.inTurns);
