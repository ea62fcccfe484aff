import { createServer } from '../../shell/server/createServer';
import { buildMonolith, monolithFolder } from './buildMonolith';
import { monolithPlanner } from './monolithPlanner';
import { startFederation } from './startFederation';

/** The federation and the monolith behind the same server code and the same backend. */
export async function startSides() {
  const federation = await startFederation();
  const monolith = await buildMonolith();
  const { options } = federation;
  const server = await createServer({
    ...options,
    planner: monolithPlanner(options.planner, monolith),
    developmentShell: monolithFolder,
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    urls: { monolith: url, federation: federation.url },
    async stop() {
      await server.close();
      await federation.stop();
    },
  };
}
