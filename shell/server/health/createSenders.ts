import { networkOf } from '@campus/shared/server/networkOf';
import { createHash } from 'node:crypto';
import type { Secret } from '../../releases/keys/createSecret';
import type { AskWho } from '../askWho';
import { createCache } from '../head/createCache';
import type { Origin } from '../Origin';

/** Who a request comes from, by keyed hashes: alike for all processes, and they name nobody. */
export interface Sender {
  /** The person whose session the API has confirmed, else the network. */
  visitor: string;
  network: string;
}

const minute = 60_000;
// A token lives for ten minutes and stands for one person all the time.
const limits = { freshFor: () => 10 * minute, staleFor: 0, patience: 5_000, most: 5_000 };
const digits = 12;
/** As somebody is given it: of IPv6 one machine can take thousands of addresses. */
const site = { ipv4: 24, ipv6: 48 } as const;

/** Hashes of people begin with this; those of networks do not. */
const person = 'p';
export const isPerson = (visitor: string) => visitor.startsWith(person);

/** Tells senders apart without keeping who they are. */
export function createSenders({ sign }: Secret, askWho: AskWho) {
  const people = createCache<string | null>(limits);

  function hash(kind: string, text: string) {
    const signed = sign(`${kind} ${text}`);
    const mac = signed.slice(signed.lastIndexOf('.') + 1);
    return Buffer.from(mac, 'base64url').toString('hex').slice(0, digits);
  }

  async function personOf(token: string) {
    const load = async () => {
      const who = await askWho(`Bearer ${token}`);
      return who ? person + hash('sender person', who.id) : null;
    };
    // Memory keeps no credentials.
    return people.get(createHash('sha256').update(token).digest('base64url'), load);
  }

  return async ({ ip, token }: Origin): Promise<Sender> => {
    const network = `n${hash('sender network', networkOf(ip, site))}`;
    return { visitor: (token && (await personOf(token))) || network, network };
  };
}
