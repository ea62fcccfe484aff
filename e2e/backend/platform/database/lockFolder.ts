import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../StartError';

/**
 * The name that stands for a folder. On Linux and Windows the kernel holds it and drops it with the
 * process, however that ends; elsewhere it is a socket file, which may outlive its owner.
 */
function lockName(folder: string) {
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'linux') return `\0campus-db-${digest}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\campus-db-${digest}`;
  return join(tmpdir(), `campus-db-${digest}.sock`);
}

const listen = (name: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(`${process.pid}`));
    server.once('error', reject);
    server.listen(name, () => resolve(server.unref()));
  });

/** The process that answers under the name, or undefined when nobody does. */
const ownerOf = (name: string) =>
  new Promise<string | undefined>((resolve) => {
    let answer = '';
    const socket = connect(name);
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? undefined : 'another'),
    );
    socket.on('close', () => resolve(answer || 'another'));
  });

const inUse = (folder: string, owner: string) =>
  new StartError(
    `The data folder ${folder} is in use by process ${owner}: stop that one, or give another DATA_DIR.`,
  );

/**
 * Makes this process the only owner of a folder; returns the release.
 * @throws StartError when another live process owns it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const name = lockName(folder);
  try {
    const server = await listen(name);
    return () => void server.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  }
  const owner = await ownerOf(name);
  if (owner !== undefined) throw inUse(folder, owner);
  if (!name.startsWith('\0')) rmSync(name, { force: true });
  const server = await listen(name).catch(() => {
    throw inUse(folder, 'another');
  });
  return () => void server.close();
}
