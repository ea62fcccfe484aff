import type { RouteDeclaration } from '@campus/shared/remote/RemoteDeclaration';
import { addressIn } from '../server/feeds/addressIn';
import { readPages } from '../server/feeds/readPages';
import type { AskApi } from '../server/head/askApi';
import type { MountStage } from './openMountStage';
import { type Person, personFor } from './visitsOf';

type Found = string | undefined;

/** Asks as somebody: the lists of staff are not for everybody. */
const askAs =
  (url: string, token: string | undefined): AskApi =>
  async (path, language, { body } = {}) => {
    const answer = await fetch(url + path, {
      headers: {
        'accept-language': language,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };

type Route = Pick<RouteDeclaration, 'path' | 'list' | 'example'>;

async function firstOfList(route: Route, ask: AskApi): Promise<Found> {
  const { list } = route;
  if (!list) return undefined;
  for await (const item of readPages(ask, { call: list.call, language: 'ru', most: 1 })) {
    const address = addressIn(route, list, item);
    if (address) return address;
  }
  return undefined;
}

async function exampleOf(route: Route, ask: AskApi): Promise<Found> {
  const { example } = route;
  if (!example) return undefined;
  const { status, body } = await ask(example.call, 'ru');
  return status === 200 ? addressIn(route, example, body) : undefined;
}

/** The address of a record that a page shows: of the first in its list, or of the example of who has one. */
export async function recordOf(
  { url, tokenOf }: Pick<MountStage, 'url' | 'tokenOf'>,
  route: Route,
  person: Person,
): Promise<Found> {
  const { list, example } = route;
  const isExamples = example && personFor([example.as]) === person;
  if (!list && !isExamples) return undefined;
  const ask = askAs(url, person ? await tokenOf(person) : undefined);
  return (await firstOfList(route, ask)) ?? (isExamples ? exampleOf(route, ask) : undefined);
}
