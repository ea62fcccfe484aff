import type { LanguageKey } from '@campus/shared/contract/fields';
import { getCurrentHuman } from '@campus/shared/contract/people/calls';
import { endOf, type FirstAnswers, sortedAddress } from '@campus/shared/remote/FirstAnswers';
import type { ActiveRelease } from '../createPlanner';
import { type MatchedScreen, slotsOn } from '../matchScreen';

interface Asked {
  token: string;
  screen: MatchedScreen | null;
  active: readonly ActiveRelease[];
  /** Of the address, with its question mark, or empty. */
  search: string;
  language: LanguageKey;
  /** Of the visitor: it is the visitor who asks. */
  ip: string;
}

/** Milliseconds that a document waits for them, and bytes that it carries at most. */
const limits = { patience: 600, most: 64_000 };

/** Who one is, and what the route and its widgets name; with a search a page asks for something of its own. */
function addressesFor({ screen, active, search }: Asked): string[] {
  const route = screen?.remote?.route;
  if (!route || route.access === 'public') return [];
  const slots = active.flatMap((release) => slotsOn(release, { screen, isSignedIn: true }));
  const named = [route, ...slots].flatMap(({ firstCalls = [] }) => firstCalls);
  return [...new Set([getCurrentHuman.path, ...(search ? [] : named)])];
}

/**
 * Makes the calls that a page will make first, with the token of its own visitor, while its document
 * is made. Nothing is kept, renewed or shared; what is refused, late or too large the page asks itself.
 */
export function askFirstCalls(apiOrigin: string, { patience, most } = limits) {
  async function read(address: string, { token, language, ip }: Asked) {
    const answer = await fetch(apiOrigin + address, {
      headers: {
        accept: 'application/json',
        'accept-language': language,
        authorization: `Bearer ${token}`,
        'x-forwarded-for': ip,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
    return answer.text();
  }

  return async (asked: Asked): Promise<FirstAnswers | undefined> => {
    const addresses = addressesFor(asked);
    const texts = await Promise.all(
      addresses.map(async (address) => [
        sortedAddress(address),
        await read(address, asked).catch(() => ''),
      ]),
    );
    const bodies: Record<string, unknown> = {};
    let room = most;
    for (const [address = '', text = ''] of texts) {
      const size = Buffer.byteLength(text);
      if (!text || size > room) continue;
      const body = parsed(text);
      if (body === undefined) continue;
      bodies[address] = body;
      room -= size;
    }
    if (Object.keys(bodies).length === 0) return undefined;
    return { of: endOf(asked.token), language: asked.language, bodies };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
