import { PagedCards } from '@campus/shared/reading/PagedCards';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { useQuery } from '@tanstack/react-query';
import type { Exhibit } from '../Exhibit';

interface SampleProps {
  total: number;
  resetHref?: string;
}

const hrefOf = (skip: number) => `/_ui/reading?skip=${skip}`;

/** A query that ends as the sample says, without any network. */
function Sample({ total, resetHref }: SampleProps) {
  const items = Array.from({ length: Math.min(total, 3) }, (_, index) => ({
    id: `Карточка ${index + 1}`,
  }));
  const query = useQuery({
    queryKey: ['gallery', 'cards', total],
    queryFn: () => Promise.resolve({ items, total, skip: 0, size: 3 }),
  });
  return (
    <PagedCards
      query={query}
      resetHref={resetHref}
      none={<EmptyState title="Новостей пока нет" text="Загляните позже." />}
      skeleton={<SkeletonText />}
      hrefOf={hrefOf}
    >
      {(cards) => <p>{cards.map(({ id }) => id).join(', ')}</p>}
    </PagedCards>
  );
}

export const pagedCardsExhibit: Exhibit = {
  component: 'reading/PagedCards',
  subject: null,
  states: {
    'the first page': () => <Sample total={8} />,
    none: () => <Sample total={0} />,
    'none by the filter': () => <Sample total={0} resetHref="/_ui/reading" />,
  },
};
