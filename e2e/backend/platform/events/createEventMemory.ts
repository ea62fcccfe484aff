import { randomUUID } from 'node:crypto';

/** So many events can be told to somebody who was cut off. */
const remembered = 500;

/** An event as it is sent: `text/event-stream`. */
export const serverSentEvent = (name: string, data: object, id = '') =>
  `${id && `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** What was told lately, so that a short interruption costs nobody a reload. */
export function createEventMemory() {
  let epoch = randomUUID();
  let last = 0;
  let beganAt = Date.now();
  let told: { text: string; at: number }[] = [];
  const idOf = (number: number) => `${epoch}.${number}`;
  const textOf = (events: typeof told) => events.map(({ text }) => text).join('');
  return {
    add(name: string, data: object) {
      last += 1;
      const text = serverSentEvent(name, data, idOf(last));
      const [oldest] = told;
      // It makes room: only what came after it is still known as a whole.
      if (oldest && told.length === remembered) beganAt = oldest.at + 1;
      told = [...told.slice(1 - remembered), { text, at: Date.now() }];
      return text;
    },
    /** From here on nobody can go on from an earlier event. */
    forget() {
      epoch = randomUUID();
      beganAt = Date.now();
      told = [];
    },
    newest: () => idOf(last),
    /** What came after an event; nothing where that is not known. */
    since(id: string) {
      const number = Number(id.slice(id.lastIndexOf('.') + 1));
      const missed = last - number;
      const isKnown = id === idOf(number) && missed >= 0 && missed <= told.length;
      return isKnown ? textOf(told.slice(told.length - missed)) : undefined;
    },
    /** What came in the last milliseconds; nothing where not all of it was heard. */
    lately(span: number) {
      const from = Date.now() - span;
      return beganAt <= from ? textOf(told.filter(({ at }) => at >= from)) : undefined;
    },
  };
}
