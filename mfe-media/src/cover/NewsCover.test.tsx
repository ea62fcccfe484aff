import { render, screen } from '@testing-library/react';
import { coverArt } from './coverArt';
import { NewsCover } from './NewsCover';

test('a picture keeps its place before it is loaded', () => {
  const cover = { url: '/api/files/public/a.webp', alt: 'Зал', width: 1200, height: 675 };
  render(<NewsCover news={{ url: 'a', tags: [], cover }} />);
  const image = screen.getByRole('img', { name: 'Зал' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('art is decoration and is drawn the same every time', () => {
  const drawn = () => {
    const view = render(<NewsCover news={{ url: 'new-term', tags: [], cover: null }} />);
    const art = view.container.querySelector('svg > :last-child')?.outerHTML;
    view.unmount();
    return art;
  };
  expect(drawn()).toBe(drawn());
  render(<NewsCover news={{ url: 'new-term', tags: [], cover: null }} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('news of one tag share a tone, different addresses differ in figure', () => {
  const arts = Array.from({ length: 40 }, (_, news) => coverArt(`news-${news}`, 'grants'));
  expect(new Set(arts.map(({ tone }) => tone)).size).toBe(1);
  expect(new Set(arts.map(({ kind }) => kind)).size).toBe(4);
});
