import type { RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { addressIn } from '../../server/feeds/addressIn';
import { readPages } from '../../server/feeds/readPages';
import type { AskApi } from '../../server/head/askApi';
import type { MountStage } from './openMountStage';
import type { Person } from './visitsOf';

/** Asks as somebody: the lists of staff are not for everybody. */
const askAs =
  (url: string, token: string | undefined): AskApi =>
  async (path, language, { body } = {}) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };

/** The address of the first record that a page shows, where this person can read its list. */
export async function recordOf(
  { url, tokenOf }: Pick<MountStage, 'url' | 'tokenOf'>,
  route: Pick<RouteDeclaration, 'path' | 'list'>,
  person: Person,
): Promise<string | undefined> {
  const { list } = route;
  if (!list) return undefined;
  const ask = askAs(url, person ? await tokenOf(person) : undefined);
  for await (const item of readPages(ask, { call: list.call, language: 'ru', most: 1 })) {
    const address = addressIn(route, list, item);
    if (address) return address;
  }
  return undefined;
}
