import { urlIds, urlSlugs } from '@campus/shared/ui/urlValues';

/** Topics are in an address by their slugs; the ids that it once had are still understood. */
export const topicSearch = { tag: urlSlugs, tagIds: urlIds };

export const noTopics: TopicSearch = { tag: [], tagIds: [] };

export type TopicSearch = { [K in keyof typeof topicSearch]: ReturnType<(typeof topicSearch)[K]> };
