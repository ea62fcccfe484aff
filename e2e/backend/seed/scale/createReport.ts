import type { Progress } from './setIndexesAside';

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
const grouped = (number: number) => Math.round(number).toLocaleString('en');

/** Says what is done, how many rows it had, how fast, how long it took and how long all took. */
export function createReport(say: (line: string) => void): Progress {
  const begin = Date.now();
  let last = begin;
  return (what, rows) => {
    const now = Date.now();
    const [took, since] = [now - last, now - begin];
    last = now;
    const speed = rows ? `${grouped((rows * 1_000) / Math.max(took, 1))} rows/s` : '';
    const count = rows ? `${grouped(rows)} rows` : '';
    say(
      `${what.padEnd(44)}${count.padStart(16)}${speed.padStart(18)}${seconds(took).padStart(10)}${seconds(since).padStart(10)}`,
    );
  };
}
