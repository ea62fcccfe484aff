import type { Texts } from '@campus/shared/remote/RemoteDeclaration';

/**
 * A sentence that speaks against a release. What can come true after it was published, because of
 * others, is met in the console and said in its languages; the rest only by the command line.
 */
export type Reason = string | Texts;
