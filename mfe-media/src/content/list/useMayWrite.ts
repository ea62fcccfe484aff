import type { ContentKind } from '@campus/shared/contract/media/paths';
import { mayUse, useSession } from '@campus/shared/remote/useSession';
import { contentCalls } from './contentCalls';

/** Whether somebody writes content of a kind, or only looks at it. */
export const useMayWrite = (kind: ContentKind) =>
  mayUse(useSession(), contentCalls[kind].update.access);
