import { FilterMenu } from '@campus/shared/reading/FilterMenu';
import { someOf } from '@campus/shared/reading/someOf';
import { SearchField } from '@campus/shared/ui/SearchField';
import type { Exhibit } from '../Exhibit';
import styles from './filterMenuExhibit.module.css';

const names = ['Стипендии', 'Карта', 'Спорт'];
const topics = (selected: string[], options: string[] | undefined = names) =>
  someOf({
    label: 'Темы',
    all: 'Все темы',
    options: options.map((name) => ({ id: name, name })),
    selected,
    hrefOf: (ids) => `/_ui/reading?tag=${ids.join(',')}`,
  });
const menu = <FilterMenu filter={topics([])} group="closed" />;

export const filterMenuExhibit: Exhibit = {
  component: 'reading/FilterMenu',
  subject: { element: menu, tag: 'details', isControl: true },
  states: {
    closed: () => menu,
    'two of three': () => <FilterMenu filter={topics(['Карта', 'Спорт'])} group="two" />,
    'on their way': () => <FilterMenu filter={topics([], [])} group="none" />,
    open: () => (
      <div className={styles.room}>
        <FilterMenu
          filter={{
            ...topics(['Карта']),
            isOpen: true,
            find: <SearchField name="city" label="Найти тему" />,
          }}
          group="open"
        />
      </div>
    ),
  },
};
