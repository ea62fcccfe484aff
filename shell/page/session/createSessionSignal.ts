/** `confirmed`: its owner has given the password once more. */
export type SessionEvent = 'signedIn' | 'signedOut' | 'expired' | 'confirmed';

/** Tells this page and the other tabs of the browser that the session has changed. */
export interface SessionSignal {
  send: (event: SessionEvent) => void;
  listen: (onEvent: (event: SessionEvent) => void) => () => void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** A browser without it finds out when its tab is looked at: useTokenPresence. */
const openChannel = (): Channel | undefined =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel('campus-session') : undefined;

export function createSessionSignal(channel = openChannel()): SessionSignal {
  const listeners = new Set<(event: SessionEvent) => void>();
  // A copy: a listener that is renewed by what it hears must not hear it twice.
  const tell = (event: SessionEvent) => [...listeners].forEach((listener) => listener(event));

  channel?.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => tell(data));

  return {
    send: (event) => {
      tell(event);
      channel?.postMessage(event);
    },
    listen: (onEvent) => {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
  };
}
