import type { RenderedPage } from './bundle/RenderedPage';
import type { ApiAnswer, RenderJob, ApiRequest } from './RenderJob';

/** To a worker. */
export type ToWorker =
  | { kind: 'render'; page: number; order: RenderJob }
  | { kind: 'answer'; question: number; answer: ApiAnswer | null };

/** From a worker. */
export type FromWorker =
  | { kind: 'begun'; page: number }
  | { kind: 'ask'; page: number; question: number; asked: ApiRequest }
  | { kind: 'rendered'; page: number; rendered: RenderedPage | null }
  | { kind: 'failed'; page: number; message: string };
