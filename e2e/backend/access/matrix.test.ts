/** @jest-environment node */
import type { Call } from '@campus/shared/contract/call';
import { calls } from '@campus/shared/contract/calls';
import type { Role } from '@campus/shared/contract/roles';
import type { DemoAccount } from '../../fixtures/demoAccounts';
import { backendForFile } from '../testing/backendForFile';
import { demoPeople } from '../../../shell/mount/demoPeople';
import { objectsOf, type Objects } from './objectsOf';
import { readMatrix, type MatrixRow } from './readMatrix';

const backend = backendForFile();
let objects: Objects;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  objects = await objectsOf(backend);
  for (const [role, account] of Object.entries(demoPeople) as [Role, DemoAccount][]) {
    tokens.set(role, await backend.tokenOf(account));
  }
});

const matrix = readMatrix();
const visitors: Role[] = ['GUEST', ...(Object.keys(demoPeople) as Role[])];

test('every call of the contract has a row, and 137 are no extensions', () => {
  const named = new Set(matrix.map(({ name }) => name));
  expect(Object.keys(calls).filter((name) => !named.has(name as never))).toStrictEqual([]);
  const specified = Object.values<Call>(calls).filter(({ extension }) => !extension);
  expect(specified).toHaveLength(137);
});

function expected({ call, admits, answerTo }: MatrixRow, role: Role) {
  if (admits.has(role)) return answerTo(role);
  return role === 'GUEST' || call.access === 'signature' ? 401 : 403;
}

const titled = matrix.map((row) => [`${row.name} (${row.object})`, row] as const);

test.each(titled)('%s answers each role as the product says', async (_, row) => {
  for (const role of visitors) {
    const { status } = await backend.send(row.call, {
      token: tokens.get(role),
      params: objects(row.call.path, row.object),
    });
    expect({ role, status }).toEqual({ role, status: expected(row, role) });
  }
});

const contract: [string, Call][] = Object.entries(calls);
const open = contract.filter(([, { access }]) => access === 'public');
const closed = contract.filter(([, { access }]) => access !== 'public');

test.each(open)('%s does not look at the token', async (_, call) => {
  const params = objects(call.path, 'unknown');
  const [without, withGarbage] = [
    await backend.send(call, { params }),
    await backend.send(call, { params, token: 'garbage' }),
  ];
  expect(withGarbage.status).toBe(without.status);
});

test.each(closed)('%s takes no forged token for a session', async (_, call) => {
  const params = objects(call.path, 'unknown');
  const { status, body } = await backend.send(call, { token: 'e30.e30.forged', params });
  expect({ status, code: body.code }).toEqual({
    status: 401,
    code: call.access === 'signature' ? 'SIGNATURE' : 'TOKEN',
  });
});

test.each(closed.filter(([, { access }]) => access !== 'optional'))(
  '%s takes no cookie for a session',
  async (_, call) => {
    const params = objects(call.path, 'unknown');
    for (const token of [tokens.get('ADMIN') ?? '', 'dead']) {
      const headers = { cookie: `AuthToken=${token}` };
      expect((await backend.send(call, { headers, params })).status).toBe(401);
    }
  },
);
