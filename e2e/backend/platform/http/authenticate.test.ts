/** @jest-environment node */
import { endSession, followSession, listSessions } from '@campus/shared/contract/auth/calls';
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

test('whoever must change the password sees the sessions and hears when theirs ends, and no more', async () => {
  for (const open of [followSession, listSessions])
    expect(await authenticate(open, request, sessions)).toBe(limited);
  for (const shut of [listUserRoles, endSession])
    await expect(authenticate(shut, request, sessions)).rejects.toMatchObject({
      ...{ status: 403, code: 'PASSWORD_CHANGE_REQUIRED' },
    });
});
