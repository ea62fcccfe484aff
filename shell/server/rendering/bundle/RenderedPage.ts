import type { DehydratedState } from '#real/react-query';

/** A widget of a remote in a place of the page. */
export interface RenderedSlot {
  remote: string;
  widget: string;
}

/** A first screen as the server has rendered it. */
export interface RenderedPage {
  html: string;
  /** The answers of the API that stand in it, so that the browser does not ask again. */
  dehydratedState: DehydratedState;
  /** Widgets that stand in it. */
  slots?: readonly RenderedSlot[];
  /** A widget has failed or was left out, or an answer was late: another reader may get more. */
  isPartial?: boolean;
  /** An answer was late, and may be there the next time. */
  lacksAnswers?: boolean;
  /** By mnemonic: words of the backend that stand in it in place of those of the code. */
  words?: Record<string, string>;
}
