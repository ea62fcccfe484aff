import type { CallOutput } from '@campus/shared/contract/call';
import type { getInfoPageByUrl } from '@campus/shared/contract/media/pageCalls';

/** A page as its own screen shows it. */
export type PageItem = CallOutput<typeof getInfoPageByUrl>;
