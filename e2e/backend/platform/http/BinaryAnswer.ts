import type { Readable } from 'node:stream';

/** The answer of a call that is declared `binary`. */
export interface BinaryAnswer {
  headers: Record<string, string>;
  /** Names the content: who has it already is not sent it again. */
  etag: string;
  /** Nothing where the bytes are gone. */
  open: () => Promise<{ stream: Readable; size: number } | undefined>;
  /** What is sent where opening fails; the failure goes to the log. */
  instead?: BinaryAnswer;
}
