import { screen } from '@testing-library/react';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { Pagination } from './Pagination';
import { pageList } from './Pagination';

const hrefOf = (skip: number) => (skip ? `/list?skip=${skip}` : '/list');

test('pages are links and the current one says so', () => {
  renderScreen(<Pagination total={57} skip={20} size={20} hrefOf={hrefOf} />);
  expect(screen.getByText('21–40 из 57')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute(
    'href',
    '/list',
  );
  expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute(
    'href',
    '/list?skip=40',
  );
});

test('a list of one page shows only how many there are', () => {
  renderScreen(<Pagination total={3} skip={0} size={20} hrefOf={hrefOf} />);
  expect(screen.getByText('1–3 из 3')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('far pages fold into a gap, a gap of one is shown', () => {
  expect(pageList(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageList(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pageList(1, 5)).toEqual([1, 2, null, 5]);
});
