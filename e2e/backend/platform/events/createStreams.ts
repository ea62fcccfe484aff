import type { Call } from '@campus/shared/contract/call';
import { isAdmitted } from '@campus/shared/server/authorise';
import { PassThrough } from 'node:stream';
import { Refusal } from '../access/Refusal';
import type { Requester } from '../access/Requester';
import type { Sessions } from '../http/Sessions';

const mostOfProcess = 1_000;
/** Seconds. */
const retryAfter = 30;
/** Bytes by which a slow listener may lag behind; one who is cut off comes back and reads anew. */
const longestLag = 256 * 1024;

interface Follower extends Pick<Call, 'access'> {
  visitor: Requester;
  stream: PassThrough;
  /** Hears no events: it waits for the end of its session. */
  isSilent: boolean;
}

/** A comment: listeners pass over it. */
export const heartbeat = ': alive\n\n';

/** Bytes that wait for a listener: what one side of a stream has no room for lies in the other. */
const lagOf = ({ readableLength, writableLength }: PassThrough) => readableLength + writableLength;

/** The open streams of this process. */
export function createStreams(sessions: Pick<Sessions, 'visitorsOf'>, mostOfPerson: number) {
  const followers = new Set<Follower>();
  let isClosing = false;

  function end(follower: Follower) {
    followers.delete(follower);
    follower.stream.end();
  }

  return {
    isEmpty: () => followers.size === 0,

    /** @throws Refusal 503 where there is no room for one more. */
    open(visitor: Requester, access: Call['access'], isSilent = false) {
      const own = [...followers].filter(
        (one) => one.visitor.id === visitor.id && one.isSilent === isSilent,
      );
      const isFull = followers.size >= mostOfProcess || own.length >= mostOfPerson;
      if (isFull || isClosing) throw new Refusal(503, 'UNAVAILABLE', { retryAfter });
      const stream = new PassThrough();
      const follower = { visitor, access, stream, isSilent };
      followers.add(follower);
      stream.once('close', () => followers.delete(follower));
      return stream;
    },

    /** Ends the streams of those who have signed out or may no longer read. */
    async check() {
      const known = [...followers];
      if (known.length === 0) return;
      const found = await sessions.visitorsOf(known.map(({ visitor }) => visitor.sessionId));
      const live = new Map(found.map((visitor) => [visitor.sessionId, visitor]));
      for (const follower of known) {
        const visitor = live.get(follower.visitor.sessionId);
        if (!visitor || !isAdmitted(follower, visitor)) end(follower);
      }
    },

    send(text: string) {
      for (const { stream, isSilent } of followers)
        if (!stream.write(isSilent ? heartbeat : text) && lagOf(stream) > longestLag)
          stream.destroy();
    },

    close() {
      isClosing = true;
      for (const follower of followers) end(follower);
    },
  };
}
