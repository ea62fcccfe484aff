import { updateCurrentUser } from '@campus/shared/contract/staff/calls';
import { demoPassword } from '../../../../fixtures/demoAccounts';
import { assertDefined } from '../../../platform/database/assertDefined';
import { addUser } from '../../../testing/addUser';
import type { TestBackend } from '../../../testing/startTestBackend';
import { createTotp } from '../createTotp';

type Staff = Awaited<ReturnType<typeof addUser>>;

/** Half a minute, in which an authenticator shows the same code. */
export const step = 30_000;

const names = { lastName: 'Тестовая', firstName: 'Сотрудница' };

/** What members of staff do with authenticators, in a file of tests. */
export function authenticators(backend: TestBackend) {
  // A code is judged by the half-minute that it is made in: each test begins with a whole one.
  beforeEach(() => {
    backend.clock.shift = step - (Date.now() % step);
  });

  const save = ({ token }: { token: string }, body: object) =>
    backend.send(updateCurrentUser, { token, language: 'ru', body: { ...names, ...body } });

  /** What the app shows, so many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    createTotp('', secret).codeAt(backend.services.now() + steps * step);

  /** Asks for a key; the password says that it is not only a token that asks. */
  const ask = (user: Staff, proof: object = { currentPassword: demoPassword }) =>
    save(user, { twoFactor: 'TOTP', version: user.version, ...proof });

  async function enrol(user: Staff) {
    const { body } = await ask(user);
    return { ...assertDefined(body.totpEnrolment), version: body.version };
  }

  /** A member of staff who uses an app; the step of the first code is used up. */
  async function withApp(role: 'CONTENT_MANAGER' | 'ADMIN' = 'CONTENT_MANAGER') {
    const user = await addUser(backend, role);
    const { secret, version } = await enrol(user);
    const { body } = await save(user, { twoFactor: 'TOTP', totpCode: codeOf(secret), version });
    return { ...user, secret, recoveryCodes: body.recoveryCodes ?? [], version: body.version };
  }

  return { save, ask, codeOf, enrol, withApp };
}
