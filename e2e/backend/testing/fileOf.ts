import type { TestFile } from './formOf';

/** Bytes under a name, as a form takes them. */
export const fileOf = (content: Uint8Array | string, name: string): TestFile => ({
  name,
  content: new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
});
