import { CardGrid } from '@campus/shared/reading/CardGrid';
import { CardGridSkeleton } from '@campus/shared/reading/CardGridSkeleton';
import { FilterMenu } from '@campus/shared/reading/FilterMenu';
import { ListFilters } from '@campus/shared/reading/ListFilters';
import { PagedCards } from '@campus/shared/reading/PagedCards';
import { someOf } from '@campus/shared/reading/someOf';
import { Teaser } from '@campus/shared/reading/Teaser';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { SearchField } from '@campus/shared/ui/SearchField';
import { SkeletonText } from '@campus/shared/ui/SkeletonText';
import { Surface } from '@campus/shared/ui/Surface';
import { useQuery } from '@tanstack/react-query';
import type { Exhibit } from '../Exhibit';
import styles from './wallExhibits.module.css';

const items = ['Стипендия', 'Карта', 'Общежитие', 'Спорт'].map((id) => ({ id }));
const card = ({ id }: { id: string }) => <Surface padding="s">{id}</Surface>;

export const cardGridExhibit: Exhibit = {
  component: 'reading/CardGrid',
  subject: { element: <CardGrid items={items} narrowest="s" card={card} />, tag: 'ul' },
  states: {
    narrow: () => <CardGrid items={items} narrowest="s" card={card} />,
    'the first one wide': () => <CardGrid items={items} narrowest="m" isFirstWide card={card} />,
    'of the previous filter': () => <CardGrid items={items} narrowest="l" isStale card={card} />,
  },
};

const skeletonCard = () => (
  <Surface padding="s">
    <SkeletonText lines={2} />
  </Surface>
);

export const cardGridSkeletonExhibit: Exhibit = {
  component: 'reading/CardGridSkeleton',
  subject: { element: <CardGridSkeleton narrowest="s" count={3} card={skeletonCard} />, tag: 'ul' },
  states: {
    'three cards': () => <CardGridSkeleton narrowest="s" count={3} card={skeletonCard} />,
    'the first one wide': () => (
      <CardGridSkeleton narrowest="s" count={4} isFirstWide card={skeletonCard} />
    ),
  },
};

const all = { to: '/_ui', label: 'Все новости' };

export const teaserExhibit: Exhibit = {
  component: 'reading/Teaser',
  subject: {
    element: (
      <Teaser title="Новости" all={all}>
        <p>Стипендия придёт раньше</p>
      </Teaser>
    ),
    tag: 'section',
    isControl: true,
  },
  states: {
    'a few of many': () => (
      <Teaser title="Новости" all={all}>
        <p>Стипендия придёт раньше</p>
      </Teaser>
    ),
  },
};

interface PagedCardsSampleProps {
  total: number;
  resetHref?: string;
}

const hrefOf = (skip: number) => `/_ui/reading?skip=${skip}`;

/** A query that ends as the sample says, without any network. */
function PagedCardsSample({ total, resetHref }: PagedCardsSampleProps) {
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
    'the first page': () => <PagedCardsSample total={8} />,
    none: () => <PagedCardsSample total={0} />,
    'none by the filter': () => <PagedCardsSample total={0} resetHref="/_ui/reading" />,
  },
};

const filterTopics = (selected: string[]) =>
  someOf({
    label: 'Темы',
    all: 'Все темы',
    options: ['Стипендии', 'Карта'].map((name) => ({ id: name, name })),
    selected,
    hrefOf: () => '/_ui/reading',
  });
const filters = (selected: string[]) => (
  <ListFilters
    label="Поиск по новостям"
    placeholder="Например, стипендия"
    filters={[filterTopics(selected)]}
    resetTo="/_ui/reading"
  />
);

export const listFiltersExhibit: Exhibit = {
  component: 'reading/ListFilters',
  subject: { element: filters([]), tag: 'section', isControl: true },
  states: { 'nothing chosen': () => filters([]), 'a topic chosen': () => filters(['Карта']) },
};

const names = ['Стипендии', 'Карта', 'Спорт'];
const menuTopics = (selected: string[], options: string[] | undefined = names) =>
  someOf({
    label: 'Темы',
    all: 'Все темы',
    options: options.map((name) => ({ id: name, name })),
    selected,
    hrefOf: (ids) => `/_ui/reading?tag=${ids.join(',')}`,
  });
const menu = <FilterMenu filter={menuTopics([])} group="closed" />;

export const filterMenuExhibit: Exhibit = {
  component: 'reading/FilterMenu',
  subject: { element: menu, tag: 'details', isControl: true },
  states: {
    closed: () => menu,
    'two of three': () => <FilterMenu filter={menuTopics(['Карта', 'Спорт'])} group="two" />,
    'on their way': () => <FilterMenu filter={menuTopics([], [])} group="none" />,
    open: () => (
      <div className={styles.room}>
        <FilterMenu
          filter={{
            ...menuTopics(['Карта']),
            isOpen: true,
            find: <SearchField name="city" label="Найти тему" />,
          }}
          group="open"
        />
      </div>
    ),
  },
};
