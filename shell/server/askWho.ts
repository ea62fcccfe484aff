import { isUnknown } from '@campus/shared/api/isUnknown';
import { ApiError } from '@campus/shared/api/ApiError';
import { createApi, type Api } from '@campus/shared/api/createApi';
import { getConfirmation } from '@campus/shared/contract/auth/calls';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { principalOf, type Principal } from '@campus/shared/contract/people/principalOf';
import { getCurrentUser } from '@campus/shared/contract/staff/calls';
import { bearerOf } from '@campus/shared/server/authorise';

/** Who a request comes from by its `Authorization` header, as the API says; rejects while the API cannot be asked. */
export type AskWho = (authorization: string | undefined) => Promise<Principal | undefined>;

/** A person waits for the answer to this one before that to the other. */
const patience = 5_000;
const refused: readonly unknown[] = [401, 403, 404];

const apiOf = (apiOrigin: string, token: string) =>
  createApi({
    baseUrl: apiOrigin,
    timeout: patience,
    language: () => 'ru',
    token: () => token,
  });

async function readPrincipal(api: Api): Promise<Principal> {
  const person = await api(getCurrentHuman);
  return principalOf(person.kind === 'STAFF' ? await api(getCurrentUser) : person);
}

/** No credential is believed here: the API that has issued it is asked every time. */
export const askWho =
  (apiOrigin: string): AskWho =>
  async (authorization) => {
    const token = bearerOf(authorization);
    if (!token) return undefined;
    return readPrincipal(apiOf(apiOrigin, token)).catch((error: unknown) => {
      if (error instanceof ApiError && refused.includes(error.status)) return undefined;
      throw error;
    });
  };

/** Whether the owner of a token has proved to be there lately, as the API says. */
export type AskConfirmed = (token: string) => Promise<boolean>;

/** An API without this call asks nobody for the password again. */
export const askConfirmed =
  (apiOrigin: string): AskConfirmed =>
  async (token) => {
    const api = apiOf(apiOrigin, token);
    const answer = await api(getConfirmation).catch((error: unknown) => {
      if (isUnknown(error)) return undefined;
      throw error;
    });
    return answer === undefined || answer.until !== null;
  };
