import type { PGlite } from '@electric-sql/pglite';
import { setImmediate } from 'node:timers/promises';
import { cacheStatements } from './cacheStatements';

/** Milliseconds for which the database may have the thread for itself. */
const longestTurn = 10;

/**
 * PGlite answers in microtasks. A queue of queries would run to its end before requests, files and
 * timers have a turn, and an upload, which needs a dozen of these, took seconds.
 */
function yieldToEventLoop(client: PGlite) {
  const execute = client.execProtocolStream.bind(client);
  let since = -Infinity;
  client.execProtocolStream = async (...given) => {
    if (performance.now() - since >= longestTurn) {
      await setImmediate();
      since = performance.now();
    }
    return execute(...given);
  };
}

/**
 * For each query PGlite copies all of its parsers. Two of three are for arrays of rows of a table,
 * which nothing here selects, and made the shortest query take 488 µs in place of 287.
 */
async function forgetRowParsers(client: PGlite) {
  const ofRows = `select typarray from pg_type where typtype = 'c' and typarray <> 0`;
  const { rows } = await client.query<{ typarray: number }>(ofRows);
  for (const { typarray } of rows) delete client.parsers[typarray];
}

/** What every PGlite needs once it is open, that of the product and those of tests. */
export async function tuneEmbedded(client: PGlite) {
  yieldToEventLoop(client);
  cacheStatements(client);
  await forgetRowParsers(client);
}
