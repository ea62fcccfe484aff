import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Listen } from './Database';

const pause = 1_000;

/** Listens on a connection of its own, which is made anew where it is lost. */
export const listenPostgres =
  (connectionString: string): Listen =>
  async (channel, { onMessage, onGap }) => {
    const { default: pg } = await import('pg');
    let isOver = false;
    let current: Client;

    async function connect() {
      const client = new pg.Client({ connectionString, keepAlive: true });
      client.on('notification', ({ payload = '' }) => onMessage(payload));
      let isLost = false;
      const lose = () => {
        if (isLost) return;
        isLost = true;
        void client.end().catch(() => {});
        if (client === current) void restore();
      };
      client.on('error', lose);
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      client.on('end', lose);
      current = client;
    }

    async function restore() {
      while (!isOver) {
        await wait(pause, undefined, { ref: false });
        const isBack =
          !isOver &&
          (await connect().then(
            () => true,
            () => false,
          ));
        if (isBack) return isOver ? void current.end() : onGap();
      }
    }

    await connect();
    return async () => {
      isOver = true;
      await current.end();
    };
  };
