import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { Exhibit } from '../Exhibit';

const edit = (what: string) => (
  <TextLink to="?edit=1">
    Изменить<span className="visually-hidden"> {what}</span>
  </TextLink>
);

const facts = [
  { term: 'Состояние', value: <Status tone="success">Действует</Status> },
  { term: 'Организация', value: 'Северный технологический университет' },
  { term: 'Группа', value: null },
];
const answers = [
  { term: 'Фамилия и имя', value: 'Студентка Первокурсница', action: edit('фамилию и имя') },
  { term: 'Дата рождения', value: '5 марта 2007', action: edit('дату рождения') },
];
const long = [
  {
    term: 'Полное наименование образовательной организации',
    value:
      'Федеральное государственное бюджетное образовательное учреждение высшего образования «Приозёрный медицинский университет»',
    action: edit('организацию'),
  },
  {
    term: 'Почта',
    value: 'konstantinopolskaya.preobrazhenskaya.aleksandra@universitet.example.test',
    action: edit('почту'),
  },
];

export const summaryListExhibit: Exhibit = {
  component: 'ui/SummaryList',
  subject: { element: <SummaryList items={facts} />, tag: 'dl' },
  states: {
    facts: () => <SummaryList items={facts} />,
    'answers to check': () => <SummaryList items={answers} />,
    'long text': () => <SummaryList items={long} />,
  },
};
