import { urlCount, urlFlag, urlId, urlText } from '@campus/shared/ui/urlValues';

/** What the address of the list may say. */
export const userFilter = { search: urlText, roleIds: urlId, isActive: urlFlag, skip: urlCount };

export type UserFilter = { [K in keyof typeof userFilter]: ReturnType<(typeof userFilter)[K]> };
