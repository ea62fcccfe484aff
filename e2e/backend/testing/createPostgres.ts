import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { openDatabase } from '../platform/database/openDatabase';
import type { OpenedDatabase } from '../platform/database/Database';
import { administer } from './administer';

const migrationsFolder = resolve('e2e/backend/migrations');

/** A database of its own for one test file, which `close` drops. */
export async function createPostgres(server: string, template: string): Promise<OpenedDatabase> {
  const name = `campus_test_${randomUUID().slice(0, 8)}`;
  await administer(server, (client) =>
    client.query(`create database ${name} template ${template}`),
  );
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const { close, ...opened } = await openDatabase({ url, migrationsFolder });
  return {
    ...opened,
    async close() {
      await close();
      await administer(server, (client) => client.query(`drop database ${name}`));
    },
  };
}
