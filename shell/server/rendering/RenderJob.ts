import type { Plan } from '../../page/loading/Plan';
import type { RenderedPage, RenderedSlot } from './bundle/RenderedPage';

/** A file of this machine, and the hash that it was signed with. */
export interface SignedScript {
  file: string;
  hash: string;
}

/** What a worker is told of a page. */
export interface RenderJob {
  plan: Plan;
  /** Path and search. */
  address: string;
  /** The call that reads what the page is about, where it is one record. */
  record?: string;
  /** Translations of the backend as JSON, where they can be had. */
  words?: string;
  /** What is rendered in places of the page; every other widget is left to the browser. */
  slots: readonly RenderedSlot[];
  /** It is a page of a person: the modules that render it are its own, and go with it. */
  isOwn?: boolean;
  /** Of the shell, and of each remote by name. */
  scripts: { shell: SignedScript; remotes: Readonly<Record<string, SignedScript>> };
}

/** A call that the page reads with. */
export interface ApiRequest {
  path: string;
  /** Of a call that reads by POST. */
  body?: unknown;
}

export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** To a worker. */
export type ToWorker =
  | { kind: 'render'; page: number; order: RenderJob }
  | { kind: 'answer'; question: number; answer: ApiAnswer | null };

/** From a worker. */
export type FromWorker =
  | { kind: 'begun'; page: number }
  | { kind: 'ask'; page: number; question: number; asked: ApiRequest }
  | { kind: 'rendered'; page: number; rendered: RenderedPage | null }
  /** With a slot, only that one is left to the browser. */
  | { kind: 'failed'; page: number; message: string; slot?: RenderedSlot };
