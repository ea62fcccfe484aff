import type { CallInput } from '@campus/shared/contract/call';
import { filterNews, type NewsCard } from '@campus/shared/contract/media/newsCalls';
import { stub } from '@campus/shared/testing/stub';

export function stubNews(items: NewsCard[]) {
  const answer = jest.fn((_: CallInput<typeof filterNews>) => ({
    ...{ items, skip: 0, size: 20 },
    total: items.length,
  }));
  stub(filterNews, answer);
  return answer;
}
