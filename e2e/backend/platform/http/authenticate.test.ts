/** @jest-environment node */
import { followSession } from '@campus/shared/contract/auth/calls';
import { listUserRoles } from '@campus/shared/contract/resources/calls';
import type { Requester } from '../access/Requester';
import { authenticate } from './authenticate';
import type { Sessions } from './Sessions';

const limited: Requester = {
  ...{ kind: 'STAFF', id: '1', name: 'Anna', sessionId: 's', roles: ['ADMIN'], eduOrgId: null },
  ...{ mustChangePassword: true, isConfirmed: true },
};
const sessions = { visitorOf: () => Promise.resolve(limited) } as unknown as Sessions;
const request = { headers: { authorization: 'Bearer token' } };

test('whoever must change the password hears when the session ends, and reads nothing', async () => {
  expect(await authenticate(followSession, request, sessions)).toBe(limited);
  await expect(authenticate(listUserRoles, request, sessions)).rejects.toMatchObject({
    ...{ status: 403, code: 'PASSWORD_CHANGE_REQUIRED' },
  });
});
