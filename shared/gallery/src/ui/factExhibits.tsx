import { AddressText } from '@campus/shared/ui/AddressText';
import { Avatar } from '@campus/shared/ui/Avatar';
import { Picture } from '@campus/shared/ui/Picture';
import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import { SummaryList } from '@campus/shared/ui/SummaryList';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { Exhibit } from '../Exhibit';
import styles from './factExhibits.module.css';

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

const words = {
  neutral: 'Черновик',
  success: 'Выплачено',
  warning: 'Нужно исправить',
  danger: 'Отклонено',
  info: 'Проверяем',
  accent: 'Новое',
} as const;
const tones = Object.keys(words) as (keyof typeof words)[];

export const statusExhibit: Exhibit = {
  component: 'ui/Status',
  subject: { element: <Status tone="success">Выплачено</Status>, tag: 'span' },
  states: {
    'every tone': () => (
      <Stack direction="row" gap={2}>
        {tones.map((tone) => (
          <Status key={tone} tone={tone}>
            {words[tone]}
          </Status>
        ))}
      </Stack>
    ),
    'own icon': () => (
      <Status tone="neutral" icon="lock">
        Вход закрыт
      </Status>
    ),
    'long text': () => (
      <Status tone="warning">
        Проверяем сведения об образовательной организации, обычно это занимает до трёх рабочих дней
      </Status>
    ),
  },
};

export const addressTextExhibit: Exhibit = {
  component: 'ui/AddressText',
  subject: null,
  states: {
    'no longer than its line': () => <AddressText>audit@example.test</AddressText>,
    'longer than its line': () => (
      <p style={{ maxWidth: '12rem' }}>
        <AddressText>https://department.example.test/partners/coffee-and-books</AddressText>
      </p>
    ),
  },
};

const name = 'Студентка Первокурсница';
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><rect width="30" height="30" fill="#cfe3f5"/><path d="M3 32c0-8 5-12 12-12s12 4 12 12z" fill="#35597f"/><circle cx="15" cy="13" r="7" fill="#f0c9a8"/></svg>',
)}`;
const sizes = ['s', 'm', 'l'] as const;

const everySize = (url: string | null) => (
  <Stack direction="row">
    {sizes.map((size) => (
      <Avatar key={size} name={name} size={size} photo={url === null ? null : { url }} />
    ))}
  </Stack>
);

export const avatarExhibit: Exhibit = {
  component: 'ui/Avatar',
  subject: { element: <Avatar name={name} />, tag: 'span' },
  states: {
    initials: () => everySize(null),
    photo: () => everySize(face),
    'a photo that does not load': () => everySize('data:image/png;base64,AA=='),
    'one word': () => <Avatar name="Поддержка" />,
  },
};

const url = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="#0c3b2f"/><circle cx="160" cy="120" r="84" fill="#5abfa1"/><circle cx="160" cy="120" r="42" fill="#d5efe6"/></svg>',
)}`;

/** Fetched at once, so that a picture of the page never misses it. */
const samplePicture = (fit?: 'cover' | 'contain') => (
  <Picture url={url} alt="Круги" width={320} height={240} sizes="320px" fit={fit} isFirst />
);

export const pictureExhibit: Exhibit = {
  component: 'ui/Picture',
  subject: { element: samplePicture(), tag: 'img' },
  states: {
    'as wide as it is': () => samplePicture(),
    'cut to the shape of its box': () => <div className={styles.box}>{samplePicture('cover')}</div>,
    'whole in its box': () => <div className={styles.box}>{samplePicture('contain')}</div>,
    'no picture arrived': () => (
      <Picture url="data:image/png;base64,AA==" alt="Круги" width={320} height={40} sizes="320px" />
    ),
  },
};
