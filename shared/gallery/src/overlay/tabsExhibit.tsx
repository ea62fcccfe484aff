import { Tabs } from '@campus/shared/overlay/Tabs';
import type { Exhibit } from '../Exhibit';

const tabs = [
  { value: 'data', label: 'Данные', content: <p>Иванова Анна, второй курс</p> },
  { value: 'files', label: 'Файлы', count: 3, content: <p>Паспорт, фото, справка</p> },
  { value: 'log', label: 'История', count: 12, content: <p>Подана 1 сентября</p> },
];

const months = ['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь', 'Июль', 'Август', 'Сентябрь'];

export const tabsExhibit: Exhibit = {
  component: 'overlay/Tabs',
  subject: { element: <Tabs label="Разделы заявки" tabs={tabs} />, tag: 'div', isControl: true },
  states: {
    usual: () => <Tabs label="Разделы заявки" tabs={tabs} />,
    'more than fit': () => (
      <Tabs
        label="Месяцы"
        value="Июль"
        tabs={months.map((month) => ({
          value: month,
          label: month,
          content: <p>{month}: 2 выплаты</p>,
        }))}
      />
    ),
  },
};
