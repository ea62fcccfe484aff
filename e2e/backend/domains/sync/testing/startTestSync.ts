import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { NsiMessage } from '../../../../fixtures/nsiMessages';
import { nsiService } from '../../../../fixtures/nsiService';
import { assertDefined } from '../../../platform/database/assertDefined';
import { runDueJobs } from '../../../platform/jobs/runDueJobs';
import { syncMessages } from '../syncTables';
import { startTestBackend } from '../../../testing/startTestBackend';

const secret = 'known to both sides, and to nobody else';

/** A backend that listens, and a reference-data service that sends to it over the wire. */
export async function startTestSync() {
  const nsi = await nsiService(new TextEncoder().encode(secret));
  const backend = await startTestBackend({ nsiUrl: nsi.url, nsiWebhookSecret: secret });
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = backend.app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  const recordOf = async ({ body }: NsiMessage) => {
    const isIt = eq(syncMessages.messageId, body.messageId);
    const [row] = await backend.db.select().from(syncMessages).where(isIt);
    return assertDefined(row);
  };
  const work = () => runDueJobs(backend.services);

  return {
    backend,
    nsi,
    origin,
    recordOf,
    work,

    /** Sends messages one after another, lets the jobs run and tells what became of each. */
    async deliver(...messages: NsiMessage[]) {
      for (const message of messages) {
        const { status } = await nsi.send(origin, message);
        if (status !== 200) throw new Error(`The message was refused with ${status}`);
      }
      await work();
      return Promise.all(messages.map(async (message) => (await recordOf(message)).status));
    },

    /** Lets so many seconds pass and the jobs run. */
    async wait(seconds: number) {
      backend.clock.shift += seconds * 1_000;
      await work();
    },

    async stop() {
      await backend.stop();
      await nsi.stop();
    },
  };
}
