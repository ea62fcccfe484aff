import autocannon from 'autocannon';
import type { Services } from '../../backend/platform/Services';
import { demoPassword } from '../../fixtures/demoAccounts';
import { inParallel } from './inParallel';

const seconds = 10;
const emailOf = (index: number) => `human${String(index).padStart(6, '0')}@example.test`;
/** Each sign-in comes from an address of its own, for which the backend takes its proxy’s word. */
const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

interface Attempt {
  /** Which human. */
  who: number;
  path: string;
  body: object;
}

/** Sends the attempts at a steady rate, each once. */
async function fire(origin: string, attempts: Attempt[], rate: number) {
  const requests = attempts.map(({ who, path, body }) => ({
    method: 'POST' as const,
    path,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(who) },
    body: JSON.stringify(body),
  }));
  let next = 0;
  const setupRequest = (request: autocannon.Request) => ({ ...request, ...requests[next++] });
  const {
    latency,
    requests: sent,
    non2xx,
    errors,
  } = await autocannon({
    url: origin,
    // Every connection sends its share of a second at once, one after the other: few, or it is a burst.
    connections: rate / 10,
    overallRate: rate,
    duration: seconds,
    requests: [{ setupRequest }],
  });
  const { p50, p97_5: p97, p99 } = latency;
  return { rate, p50, p97, p99, perSecond: sent.average, refused: non2xx + errors };
}

const students = 50_000;

/** Students nobody else signs in as, others a minute later; more than the average rate needs. */
function people(first: number, rate: number) {
  const minute = Math.floor(Date.now() / 60_000);
  const count = rate * seconds * 1.5;
  return Array.from(
    { length: count },
    (_, index) => first + ((minute * count + index) % students) * 10,
  );
}

/** By a code from a letter; the codes are made beforehand, because nobody reads two thousand. */
export async function measureLoginByCode(origin: string, { codes }: Services, rate: number) {
  const attempts: Attempt[] = [];
  await inParallel(people(0, rate), 8, async (who) => {
    const email = emailOf(who);
    const code = await codes.create({ purpose: 'HUMAN', email, ip: addressOf(who) });
    attempts.push({ who, path: '/api/auth/token-email-code', body: { email, code } });
  });
  return fire(origin, attempts, rate);
}

export const measureLoginByPassword = (origin: string, rate: number) =>
  fire(
    origin,
    people(1, rate).map((who) => ({
      who,
      path: '/api/auth/token',
      body: { email: emailOf(who), password: demoPassword },
    })),
    rate,
  );
