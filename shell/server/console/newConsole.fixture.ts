import Fastify from 'fastify';
import type { Role } from '@campus/shared/contract/roles';
import type { AskWho } from '../askWho';
import { newTestServers } from '../newTestServers.fixture';
import { serveConsole } from './serveConsole';

const people: Record<string, { name: string; roles: Role[] } | undefined> = {
  'Bearer admin': { name: 'Анна Иванова', roles: ['ADMIN'] },
  // Signed in an hour ago.
  'Bearer admin-since': { name: 'Анна Иванова', roles: ['ADMIN'] },
  'Bearer support': { name: 'Ольга Смирнова', roles: ['SUPPORT'] },
  'Bearer audit': { name: 'Пётр Петров', roles: ['AUDITOR'] },
};
const askWho: AskWho = async (authorization) => {
  if (authorization === 'Bearer unknown') throw new Error('The API is down.');
  const person = people[authorization ?? ''];
  return person && { id: '1', ...person };
};

interface Answer {
  [key: string]: unknown;
}

interface Asked {
  body?: Answer;
  headers?: Record<string, string>;
}

/** The console of a registry in which media has three releases and was moved twice. */
export async function newConsole() {
  const team = await newTestServers();
  for (const release of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await team.publish('media', release);
  await team.activate('media', '1.0.0-a');
  await team.activate('media', '1.0.0-b', 'новые карточки');
  const app = Fastify();
  const askConfirmed = async (token: string) => token !== 'admin-since';
  const { serverRegistry: registry, secret } = team;
  const { folderOf } = registry;
  const looks: ReturnType<typeof folderOf>[] = [];
  registry.folderOf = (...which) => {
    const look = folderOf(...which);
    looks.push(look);
    return look;
  };
  serveConsole(app, { registry, secret, askWho, askConfirmed });

  async function ask(url: string, { body, headers }: Asked = {}) {
    const response = await app.inject({
      method: body ? 'POST' : 'GET',
      url: `/registry/${url}`,
      headers: { authorization: 'Bearer admin', ...headers },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, body: response.json<Answer>() };
  }

  return {
    team,
    ask,
    /** Moves the media remote, as somebody who has seen its last move. */
    move: (body: Answer, headers?: Record<string, string>) =>
      ask('remotes/media/moves', { body: { number: 3, why: 'падает поиск', ...body }, headers }),
    stable: async () => (await team.registry.current()).channels.media?.stable,
    async close() {
      await app.close();
      // Sizes are measured behind the answers: whoever looks once more would make the keys anew.
      registry.folderOf = async () => undefined;
      await Promise.allSettled(looks);
      team.forget();
    },
  };
}
