/** @jest-environment node */
import { getCurrentUser, renewRecoveryCodes } from '@campus/shared/contract/staff/calls';
import { eq } from 'drizzle-orm';
import { demoPassword } from '../../../fixtures/demoAccounts';
import { jobs } from '../../platform/jobs/jobTables';
import { addUser } from '../../testing/addUser';
import { users } from '../accounts/userTables';
import { authenticators } from './testing/authenticators';
import { otherThan, testServerForFile } from './testing/testServerForFile';

const { backend, door } = testServerForFile();
const { codeOf, withApp } = authenticators(backend);

const enter = ({ login }: { login: string }, recoveryCode = '') =>
  door.signInStaff({ login, password: demoPassword, recoveryCode });

describe('a recovery code', () => {
  test('opens once, however it is typed, and the owner hears of it', async () => {
    const user = await withApp();
    const [code = ''] = user.recoveryCodes;
    expect(user.recoveryCodes).toHaveLength(10);
    const { status, body } = await enter(user, ` ${code.toUpperCase().replace('-', ' ')}`);
    expect(status).toBe(200);
    const me = await backend.send(getCurrentUser, { token: body.authToken });
    expect(me.body.recoveryCodesLeft).toBe(9);
    const again = await enter(user, code);
    expect(again.body.fields).toEqual({ recoveryCode: 'RECOVERY_WRONG' });
    const letters = await backend.db.select().from(jobs).where(eq(jobs.name, 'account.mail'));
    expect(letters.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ to: user.login, notice: 'RECOVERY_CODE' }),
    );
  });

  test('of two who bring the same one at once one enters', async () => {
    const user = await withApp();
    const [code] = user.recoveryCodes;
    const answers = await Promise.all([enter(user, code), enter(user, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('is kept as a hash, and is nobody else’s', async () => {
    const [user, other] = [await withApp(), await withApp()];
    const [code = ''] = user.recoveryCodes;
    const [row] = await backend.db.select().from(users).where(eq(users.id, user.id));
    expect(JSON.stringify(row)).not.toContain(code.replace('-', ''));
    expect((await enter(other, code)).body.code).toBe('RECOVERY_WRONG');
    const plain = await addUser(backend, 'AUDITOR');
    expect((await enter(plain, code)).body.code).toBe('RECOVERY_WRONG');
  });

  test('guesses are paused together with those at the app', async () => {
    const user = await withApp();
    const otp = otherThan(codeOf(user.secret, 1));
    const atApp = () => door.signInStaff({ login: user.login, password: demoPassword, otp });
    for (let tries = 0; tries < 3; tries += 1) await enter(user, 'aaaaa-aaaaa');
    for (let tries = 0; tries < 2; tries += 1) expect((await atApp()).body.code).toBe('TOTP_WRONG');
    const paused = await enter(user, user.recoveryCodes[0]);
    expect(paused).toMatchObject({ status: 429, body: { code: 'SIGN_IN_PAUSED' } });
  });

  test('new ones take the password and void the old ones', async () => {
    const user = await withApp();
    const renew = (body: object, token?: string) =>
      backend.send(renewRecoveryCodes, { token, body });
    expect((await renew({})).status).toBe(401);
    const unproved = await renew({}, user.token);
    expect(unproved.body.fields).toEqual({ currentPassword: 'REAUTHENTICATION' });
    const { body } = await renew({ currentPassword: demoPassword }, user.token);
    expect((await enter(user, user.recoveryCodes[0])).body.code).toBe('RECOVERY_WRONG');
    expect((await enter(user, body.recoveryCodes[0])).status).toBe(200);
    const plain = await addUser(backend, 'AUDITOR');
    const none = await renew({ currentPassword: demoPassword }, plain.token);
    expect(none.body.code).toBe('TOTP_NOT_STARTED');
  });
});
