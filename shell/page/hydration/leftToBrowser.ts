/** Stands in the document where the server has left a widget out, and tells the browser so. */
export const leftToBrowser = 'left-to-browser';

/** Thrown on the server in place of what the browser is to render. */
export class LeftToBrowser extends Error {
  readonly digest = leftToBrowser;
}

/** Whether React tells of what the server has left out on purpose: nothing went wrong. */
export const isLeftToBrowser = (error: unknown): boolean =>
  error instanceof Error && (error as Partial<LeftToBrowser>).digest === leftToBrowser;
