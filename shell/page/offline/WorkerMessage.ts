/** What a page asks of the service worker. */
export type WorkerMessage =
  /** Takes the place of the worker before it, if nobody looks at the site. */
  | { type: 'activate' }
  /** Keeps what the card needs without the network. */
  | { type: 'keepCard' }
  /** Keeps files that the page has loaded before the worker was there. */
  | { type: 'keepFiles'; files: string[] }
  /** The person has left: nothing of theirs stays. */
  | { type: 'forget' };

/** What the service worker asks of a page: to show this address of the site. */
export interface PageMessage {
  type: 'open';
  link: string;
}
