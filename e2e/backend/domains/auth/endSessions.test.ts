/** @jest-environment node */
import { assertDefined } from '../../platform/database/assertDefined';
import type { Requester } from '../../platform/access/Requester';
import { addUser } from '../../testing/addUser';
import { backendForFile } from '../../testing/backendForFile';
import { addHuman } from '../applications/testing/openApplicationDesk';
import { sessions } from '../accounts/sessionTables';
import { endSessions } from './endSessions';

const backend = backendForFile();

/** Why each of somebody’s sessions has ended, the oldest first. */
const reasonsOf = async (id: string) => {
  const rows = await backend.db.select().from(sessions).orderBy(sessions.createdAt);
  return rows
    .filter(({ humanId, userId }) => humanId === id || userId === id)
    .map(({ revokedAt, revokeReason }) => revokedAt && revokeReason);
};

test.each([
  ['HUMAN', () => addHuman(backend)],
  ['STAFF', () => addUser(backend, 'SUPPORT')],
] as const)(
  'all sessions of one %s end but the one that goes on, and one that had ended keeps why',
  async (kind, add: () => Promise<{ id: string; token: string }>) => {
    const [one, other] = [await add(), await add()];
    await backend.services.sessions.close(one.token);
    const again = await backend.services.sessions.open(kind, one.id, { ip: '127.0.0.1' });
    await backend.services.sessions.open(kind, one.id, { ip: '127.0.0.1' });
    const visitor: Requester = assertDefined(await backend.services.sessions.visitorOf(again));
    const { id, sessionId: exceptSessionId } = visitor;
    await endSessions(backend.db, { kind, id, exceptSessionId }, 'password');
    expect(await reasonsOf(id)).toEqual(['logout', null, 'password']);
    await endSessions(backend.db, { kind, id }, 'role');
    expect(await reasonsOf(id)).toEqual(['logout', 'role', 'password']);
    expect(await reasonsOf(other.id)).toEqual([null]);
  },
);
