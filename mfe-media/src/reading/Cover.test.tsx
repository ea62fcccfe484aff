import { render, screen } from '@testing-library/react';
import { coverArt } from './coverArt';
import { Cover } from './Cover';

test('a picture keeps its place before it is loaded', () => {
  const cover = { url: '/api/files/public/a.webp', alt: 'Зал', width: 1200, height: 675 };
  render(<Cover item={{ url: 'a', tags: [], cover }} place="card" />);
  const image = screen.getByRole('img', { name: 'Зал' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '675');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a card asks for less than a page, and the first one asks before others', () => {
  const cover = { url: '/api/files/public/a.webp', alt: 'Зал', width: 2400, height: 1350 };
  render(<Cover item={{ url: 'a', tags: [], cover }} place="card" />);
  render(<Cover item={{ url: 'a', tags: [], cover }} place="page" isFirst />);
  const [card, page] = screen.getAllByRole('img');
  expect(card?.getAttribute('srcset')).toBe(page?.getAttribute('srcset'));
  expect(card?.getAttribute('sizes')).not.toBe(page?.getAttribute('sizes'));
  expect(card).not.toHaveAttribute('fetchpriority');
  expect(page).toHaveAttribute('fetchpriority', 'high');
});

test('art is decoration and is drawn the same every time', () => {
  const drawn = () => {
    const view = render(<Cover item={{ url: 'new-term', tags: [], cover: null }} place="card" />);
    const art = view.container.querySelector('svg > :last-child')?.outerHTML;
    view.unmount();
    return art;
  };
  expect(drawn()).toBe(drawn());
  render(<Cover item={{ url: 'new-term', tags: [], cover: null }} place="card" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('news of one tag share a tone, different addresses differ in figure', () => {
  const arts = Array.from({ length: 40 }, (_, news) => coverArt(`news-${news}`, 'grants'));
  expect(new Set(arts.map(({ tone }) => tone)).size).toBe(1);
  expect(new Set(arts.map(({ kind }) => kind)).size).toBe(4);
});
