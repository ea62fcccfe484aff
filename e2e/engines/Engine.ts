/** Another browser than the one of the other tests, driven as far as both of its kind can be. */
export interface Engine {
  name: string;
  open: (address: string) => Promise<void>;
  /** Calls a function in the page; it sees nothing of this file, and its answer is JSON. */
  run: <Given extends unknown[], Answer>(
    work: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ) => Promise<Answer>;
  /** By XPath, once it is there. */
  press: (what: string) => Promise<void>;
  type: (what: string, text: string) => Promise<void>;
  picture: () => Promise<Buffer>;
  end: () => Promise<void>;
}

export interface EngineKind {
  name: string;
  /** A new browser that remembers nothing; nothing where it is not installed. */
  start: (() => Promise<Engine>) | undefined;
}
