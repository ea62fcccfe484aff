/** @jest-environment node */
import { sql } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startTimeout } from '../../testing/startTestBackend';
import { openEmbedded } from './openDatabase';

const migrationsFolder = path.join(import.meta.dirname, '../../migrations');

test(
  'a file is read while the embedded database has a long queue',
  async () => {
    const { db, close } = await openEmbedded({ migrationsFolder });
    let left = 500;
    const queue = Array.from({ length: left }, async (_, number) => {
      await db.execute(sql`select ${number}::int`);
      left -= 1;
    });
    await readFile(import.meta.filename);
    expect(left).toBeGreaterThan(0);
    await Promise.all(queue);
    await close();
  },
  startTimeout,
);
