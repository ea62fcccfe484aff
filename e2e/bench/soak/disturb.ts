import { runTool } from '../../fixtures/runTool';
import type { Side } from './createDoor';

interface Day {
  sides: Side[];
  dataDir: string;
  minutes: number;
  /** Waits for a share of the whole time; false when that is over. */
  wait: (share: number) => Promise<boolean>;
  isHalf: () => boolean;
}

/** In an hour; a few in any case. */
const perHour = { moves: 20, kills: 12 };
const few = 4;

const countIn = (minutes: number, inHour: number) =>
  Math.max(few, Math.round((inHour * minutes) / 60));

/** Releases and takes back, now and then to some visitors first, as teams do all day. */
export async function moveReleases({ dataDir, wait, minutes }: Day) {
  const moves = countIn(minutes, perHour.moves);
  let made = 0;
  while (await wait(1 / (moves + 1))) {
    const env = { DATA_DIR: dataDir };
    // In processes of their own: this one asks the questions.
    if (made % 2 === 1) await runTool('shell/dev/release.ts', ['rollback', 'media'], { env });
    else {
      const percent = made % 4 === 2 ? '50' : '100';
      await runTool('e2e/bench/soak/releaseVariant.ts', [dataDir, `9.0.${made}-soak`, percent]);
    }
    made += 1;
  }
  return made;
}

/**
 * Each in turn in the first half. In the second one only the first gateway, and the first of two
 * backends: what lives through it shows whether its heap grows.
 */
function nextVictim([first, second]: Side[], round: number, isHalf: boolean) {
  if (!first || !second) throw new Error('There are two sides.');
  const isOnlyBackend = first.backend === second.backend;
  const early = [first.gateway, first.backend, second.gateway, second.backend];
  const late = isOnlyBackend ? [first.gateway] : [first.gateway, first.backend];
  const victims = isHalf ? late : early;
  return victims[round % victims.length] ?? first.gateway;
}

export async function killInTurn({ sides, wait, isHalf, minutes }: Day) {
  const kills = countIn(minutes, perHour.kills);
  const killed: { name: string; took: number }[] = [];
  while (await wait(1 / (kills + 1))) {
    const victim = nextVictim(sides, killed.length, isHalf());
    const since = performance.now();
    await victim.kill();
    killed.push({ name: victim.name, took: performance.now() - since });
  }
  return killed;
}
