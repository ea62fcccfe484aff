import { CardGrid } from '@campus/shared/reading/CardGrid';
import { Surface } from '@campus/shared/ui/Surface';
import type { Exhibit } from '../Exhibit';

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
