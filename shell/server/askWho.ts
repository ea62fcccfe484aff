import { ApiError } from '@campus/shared/api/ApiError';
import { createApi, type Api } from '@campus/shared/api/createApi';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import type { Role } from '@campus/shared/contract/roles';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';

/** Who a request comes from, as the API says. */
export interface Who {
  id: string;
  /** As in the browser's session: a student is HUMAN and STUDENT, who must change a password is nothing. */
  roles: readonly Role[];
  /** «Анна Иванова»; the address where there is no name yet. */
  name: string;
}

/** By the `Authorization` header of the request; rejects while the API cannot be asked. */
export type AskWho = (authorization: string | undefined) => Promise<Who | undefined>;

/** A person waits for the answer to this one before that to the other. */
const patience = 5_000;
const refused: readonly unknown[] = [401, 403, 404];

async function whoOf(api: Api): Promise<Who> {
  const person = await api(getCurrentHuman);
  if (person.kind === 'STAFF') {
    const { id, role, mustChangePassword, firstName, lastName } = await api(getCurrentUser);
    const roles = mustChangePassword ? [] : [role.key];
    return { id, roles, name: `${firstName} ${lastName}` };
  }
  const { id, student, firstName, lastName, email } = person;
  const roles: Role[] = student?.status.isStudying ? ['HUMAN', 'STUDENT'] : ['HUMAN'];
  return { id, roles, name: [firstName, lastName].filter(Boolean).join(' ') || email };
}

/** No credential is believed here: the API that has issued it is asked every time. */
export const askWho =
  (apiOrigin: string): AskWho =>
  async (authorization) => {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
    if (!token) return undefined;
    const api = createApi({
      baseUrl: apiOrigin,
      timeout: patience,
      language: () => 'ru',
      token: () => token,
    });
    return whoOf(api).catch((error: unknown) => {
      if (error instanceof ApiError && refused.includes(error.status)) return undefined;
      throw error;
    });
  };
