import { createServer } from 'node:net';

/**
 * A port that nobody listens on: the wanted one, or any.
 * @throws when the wanted one is taken.
 */
export const freePort = (wanted = 0) =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`Port ${wanted} is taken: stop what uses it, or set PORT to another one.`)),
    );
    probe.listen(wanted, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : wanted;
      probe.close(() => resolve(port));
    });
  });
