import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../shell/dev/freePort';

const installations = '/usr/lib/postgresql';

function findPrograms() {
  if (!existsSync(installations)) return undefined;
  const versions = readdirSync(installations).sort((a, b) => Number(b) - Number(a));
  return versions
    .map((version) => path.join(installations, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres']).toString());

/** PostgreSQL refuses to run as root, so there it runs as the user that its package has made. */
const owner = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

async function answers(url: string): Promise<void> {
  for (let left = 100; ; left--) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export const isPostgresInstalled = () => findPrograms() !== undefined;

/** Starts a PostgreSQL server of its own, or gives nothing where none is installed. */
export async function startPostgres() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'campus-pg-'));
  const as = owner();
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', 'campus', '--auth=trust', '--no-sync', '--encoding=UTF8'];
  execFileSync(path.join(programs, 'initdb'), initdb, { ...as, cwd: folder, stdio: 'ignore' });
  const port = String(await freePort());
  const options = ['-D', data, '-p', port, '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
  const program = path.join(programs, 'postgres');
  const launch = () => spawn(program, options, { ...as, cwd: folder, stdio: 'ignore' });
  let server = launch();
  const url = `postgres://campus@127.0.0.1:${port}/postgres`;
  await answers(url);
  /** Ends it and keeps the data. */
  const halt = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
    server.kill('SIGINT');
    await new Promise((resolve) => server.once('close', resolve));
  };
  const resume = async () => {
    server = launch();
    await answers(url);
  };
  const stop = async () => {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, halt, resume, stop };
}
