import { followTickets, type LiveEvents } from '@campus/shared/contract/support/liveCalls';
import { urlOf } from './urlOf';

export type HeardEvent = {
  [Name in keyof LiveEvents]: { name: Name; data: LiveEvents[Name]; id: string | undefined };
}[keyof LiveEvents];

function read(text: string): HeardEvent | undefined {
  const fields = new Map(
    text.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
  );
  const [name, data] = [fields.get('event'), fields.get('data')];
  if (!name || !data) return undefined;
  return { name, data: JSON.parse(data) as object, id: fields.get('id') } as HeardEvent;
}

/** Follows the events of a backend that listens; all that was heard can be asked for, in its order. */
export async function followEvents(origin: string, token: string, after?: string) {
  const leaving = new AbortController();
  const response = await fetch(origin + urlOf(followTickets, { query: after ? { after } : {} }), {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  const heard: HeardEvent[] = [];
  let look = () => {};
  let isOver = false;
  async function listen() {
    let rest = '';
    const text = response.body?.pipeThrough(new TextDecoderStream());
    for await (const part of text ?? []) {
      const blocks = (rest + part).split('\n\n');
      rest = blocks.pop() ?? '';
      heard.push(...blocks.flatMap((block) => read(block) ?? []));
      look();
    }
  }
  const ended = listen()
    .catch(() => {})
    .then(() => {
      isOver = true;
      look();
    });

  return {
    response,
    heard,
    ended,
    /** The first event like this that was or will be heard. @throws Error where the stream ends before. */
    async next(isIt: (event: HeardEvent) => boolean): Promise<HeardEvent> {
      for (;;) {
        const found = heard.find(isIt);
        if (found) return found;
        if (isOver) throw new Error(`Heard only ${JSON.stringify(heard)}`);
        await new Promise<void>((resolve) => (look = resolve));
      }
    },
    leave() {
      leaving.abort();
      return ended;
    },
  };
}
