import { endOf, type FirstAnswers, sortedAddress } from '@campus/shared/remote/FirstAnswers';

/** Milliseconds since the document was asked for: what comes later has to be asked anew. */
const longest = 20_000;

/** Takes what the server has put into the page out of it. */
function readAnswers(): FirstAnswers | undefined {
  const element = document.getElementById('answers');
  const text = element?.textContent;
  element?.remove();
  return text ? (JSON.parse(text) as FirstAnswers) : undefined;
}

/** A list is read by POST where its filter has no place in an address. */
const isWrite = (address: string, method = 'GET') =>
  method !== 'GET' && !/\/filter(\?|$)/.test(address);

/**
 * Stands in for `fetch`: a call that the server has made already, for the same token and in the same
 * language, is answered with that, once. Whatever is written, and whoever comes or goes, ends it:
 * what was answered before may not be so any more.
 */
export function takeFirstAnswers(answers = readAnswers()) {
  let bodies = new Map(Object.entries(answers?.bodies ?? {}));

  function take(address: string, headers: Headers): { body: unknown } | undefined {
    if (!answers || performance.now() > longest) return undefined;
    const token = headers.get('authorization') ?? '';
    const isTheirs = endOf(token) === answers.of;
    const isSaid = headers.get('accept-language') === answers.language;
    const name = sortedAddress(address);
    if (!isTheirs || !isSaid || !bodies.has(name)) return undefined;
    const body = bodies.get(name);
    bodies.delete(name);
    return { body };
  }

  const forget = () => void (bodies = new Map());

  const send: typeof fetch = async (address, init) => {
    if (bodies.size > 0 && typeof address === 'string') {
      init?.signal?.throwIfAborted();
      if (isWrite(address, init?.method)) forget();
      const found = take(address, new Headers(init?.headers));
      if (found) return Response.json(found.body);
    }
    return fetch(address, init);
  };

  return { send, forget };
}
