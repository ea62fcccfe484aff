/** What a page leaves outside of its own place. */
export interface Traces {
  /** Names of the window and of the prototypes that everybody uses, to whether the browser made them. */
  names: Record<string, 'browser' | 'page'>;
  /** Where and which property, to its computed value. */
  styles: Record<string, string>;
}
