import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '@campus/shared/api/createApi';

/** Reads back what a write was acknowledged to have made. */
type Check = (reader: Api) => Promise<boolean>;

interface Entry {
  kind: string;
  /** The last acknowledged write to one record counts. */
  check: Check;
}

/** A process that was killed holds the jobs that it had claimed for five minutes. */
const patience = 6 * 60_000;
const atOnce = 4;

/** Everything that the product has said it had kept. */
export function createLedger() {
  const entries = new Map<string, Entry>();

  async function isKept({ check }: Entry, reader: Api, deadline: number) {
    for (;;) {
      const isThere = await check(reader).catch(() => false);
      if (isThere || performance.now() > deadline) return isThere;
      await pause(5_000);
    }
  }

  return {
    entries,
    add: (kind: string, id: string, check: Check) =>
      void entries.set(`${kind} ${id}`, { kind, check }),

    /** How many there are of each kind, and which are lost. */
    async readBack(reader: Api) {
      const counts: Record<string, number> = {};
      const lost: string[] = [];
      const left = [...entries];
      const deadline = performance.now() + patience;
      const work = async () => {
        for (let next = left.pop(); next; next = left.pop()) {
          const [name, entry] = next;
          counts[entry.kind] = (counts[entry.kind] ?? 0) + 1;
          if (!(await isKept(entry, reader, deadline))) lost.push(name);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return { counts, lost };
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
