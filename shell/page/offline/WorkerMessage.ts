import type { OfflinePage } from '@campus/shared/remote/RemoteDeclaration';

/** What a page asks of the service worker. */
export type WorkerMessage =
  /** Takes the place of the worker before it, if nobody looks at the site. */
  | { type: 'activate' }
  /** Learns which pages are for use without the network; says so on the port that comes with it. */
  | { type: 'learn'; pages: readonly OfflinePage[] }
  /** Keeps what these pages of the person need, now that their answers have passed through it. */
  | { type: 'keep'; pages: readonly OfflinePage[] }
  /** Keeps files that the page has loaded before the worker was there. */
  | { type: 'keepFiles'; files: string[] }
  /** The person has left: nothing of theirs stays. */
  | { type: 'forget' };

/** What the service worker asks of a page: to show this address of the site. */
export interface PageMessage {
  type: 'open';
  link: string;
}
