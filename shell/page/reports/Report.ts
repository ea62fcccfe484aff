import type { LanguageKey } from '@campus/shared/contract/fields';

/** Where something happened: the screen's pattern, never an address with somebody's data in it. */
export interface ReportPlace {
  page: string;
  /** Absent for the shell itself. */
  remote?: string;
  release: string;
  /** Of the document, as the server has signed it: so a failure is counted once. */
  visit?: string;
}

/** What a page or the server tells those who run the product. */
export type Report =
  | (ReportPlace & {
      kind: 'error';
      /**
       * What was being done. `load` is a file that did not come, `script` code that threw outside
       * of rendering, `policy` what the content security policy has stopped, `hang` a release that
       * has stopped an earlier page of this browser dead, `draw` the server’s part.
       */
      phase: 'draw' | 'load' | 'render' | 'call' | 'script' | 'policy' | 'hang';
      /** Of code that was loaded: asking again has helped, the release before takes over, a card stands. */
      step?: 'retry' | 'fallback' | 'card';
      message: string;
      stack?: string;
      /** The same with files and lines of the sources, where the server has their maps. */
      sources?: string;
      requestId?: string;
    })
  | (ReportPlace & { kind: 'vital'; name: string; value: number; rating: string })
  | (ReportPlace & { kind: 'texts'; language: LanguageKey; missing: string[] })
  | { kind: 'head'; tag: string }
  /** The records of a page cannot be named in the map of the site. */
  | { kind: 'list'; path: string; message: string }
  /** A release fails so much that people are to look at it. */
  | {
      kind: 'alarm';
      remote: string;
      release: string;
      /** Whom to write to; null where nobody is known, or another process does. */
      owner: string | null;
      message: string;
    }
  /** The server has taken a release back by itself; its owner is told. */
  | {
      kind: 'move';
      move: 'rollback' | 'stopCanary';
      remote: string;
      release: string;
      /** As the remote declares it, or the shell; shells of before have none. */
      owner: string | null;
      message: string;
    };

/** What a page tells of itself; the others are the server’s own to tell. */
export type ReportOfPage = Exclude<Report, { kind: 'head' | 'list' | 'alarm' | 'move' }>;
