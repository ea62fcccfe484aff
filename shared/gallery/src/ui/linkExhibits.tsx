import { Breadcrumbs } from '@campus/shared/ui/Breadcrumbs';
import { Chip } from '@campus/shared/ui/Chip';
import { ChipLink } from '@campus/shared/ui/ChipLink';
import { FilterChips } from '@campus/shared/ui/FilterChips';
import { Pagination } from '@campus/shared/ui/Pagination';
import { SearchField } from '@campus/shared/ui/SearchField';
import { Stack } from '@campus/shared/ui/Stack';
import { TabLinks } from '@campus/shared/ui/TabLinks';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { Exhibit } from '../Exhibit';

export const textLinkExhibit: Exhibit = {
  component: 'ui/TextLink',
  subject: { element: <TextLink to="/_ui">Все компоненты</TextLink>, tag: 'a', isControl: true },
  states: {
    usual: () => (
      <p>
        Подробнее — в разделе <TextLink to="/_ui">«Стипендии и выплаты»</TextLink>.
      </p>
    ),
    quiet: () => (
      <TextLink to="/_ui" quiet>
        Стипендии и выплаты
      </TextLink>
    ),
    external: () => (
      <TextLink to="https://example.test" external>
        Сайт университета
      </TextLink>
    ),
  },
};

const tabs = ['Все', 'Новые', 'В работе', 'Ждут ответа', 'Решённые'].map((label, index) => ({
  to: `/_ui/ui?tab=${index}`,
  label,
  count: index * 12,
  isCurrent: index === 1,
}));

export const tabLinksExhibit: Exhibit = {
  component: 'ui/TabLinks',
  subject: { element: <TabLinks label="Обращения" tabs={tabs} />, tag: 'nav', isControl: true },
  states: { usual: () => <TabLinks label="Обращения" tabs={tabs} /> },
};

const crumbs = [
  { to: '/admin', label: 'Управление' },
  { to: '/admin/users', label: 'Сотрудники' },
];
const long = Array.from({ length: 5 }, (_, index) => ({
  to: `/level-${index}`,
  label: `Раздел с длинным названием ${index + 1}`,
}));

export const breadcrumbsExhibit: Exhibit = {
  component: 'ui/Breadcrumbs',
  subject: { element: <Breadcrumbs crumbs={crumbs} />, tag: 'nav' },
  states: {
    usual: () => <Breadcrumbs crumbs={crumbs} />,
    'many long ones': () => <Breadcrumbs crumbs={long} />,
  },
};

const hrefOf = (skip: number) => `/_ui/ui?skip=${skip}`;

export const paginationExhibit: Exhibit = {
  component: 'ui/Pagination',
  subject: {
    element: <Pagination total={45} skip={20} size={20} hrefOf={hrefOf} />,
    tag: 'nav',
    isControl: true,
  },
  states: {
    'in the middle of many': () => (
      <Pagination total={2_000} skip={400} size={20} hrefOf={hrefOf} />
    ),
    'first of two': () => <Pagination total={31} skip={0} size={20} hrefOf={hrefOf} />,
    last: () => <Pagination total={101} skip={100} size={20} hrefOf={hrefOf} />,
  },
};

export const chipExhibit: Exhibit = {
  component: 'ui/Chip',
  subject: { element: <Chip>Стипендии</Chip>, tag: 'span' },
  states: { usual: () => <Chip>Стипендии</Chip> },
};

const tags = ['Стипендии', 'Общежитие', 'Карта студента', 'Наука', 'Спорт'];

export const chipLinkExhibit: Exhibit = {
  component: 'ui/ChipLink',
  subject: {
    element: (
      <ChipLink to="/_ui" selected={false}>
        Стипендии
      </ChipLink>
    ),
    tag: 'a',
    isControl: true,
  },
  states: {
    'one of several chosen': () => (
      <Stack direction="row" gap={2}>
        {tags.map((tag, index) => (
          <ChipLink key={tag} to={`/_ui/ui?tag=${index}`} selected={index === 1}>
            {tag}
          </ChipLink>
        ))}
      </Stack>
    ),
  },
};

const chip = (text: string) => ({ key: text, text, to: '/_ui/ui' });
const chips = (
  <FilterChips
    chips={['Когда: эта неделя', 'Тема: Спорт'].map(chip)}
    resetTo="/_ui/ui"
    onRemove={() => undefined}
  />
);

export const filterChipsExhibit: Exhibit = {
  component: 'ui/FilterChips',
  subject: { element: chips, tag: 'ul', isControl: true },
  states: { 'two conditions': () => chips },
};

export const searchFieldExhibit: Exhibit = {
  component: 'ui/SearchField',
  subject: { element: <SearchField label="Найти новость" />, tag: 'form', isControl: true },
  states: {
    usual: () => <SearchField label="Найти новость" name="first" />,
    'with a hint of its own': () => (
      <SearchField label="Найти сотрудника" name="second" placeholder="Фамилия, почта" />
    ),
  },
};
