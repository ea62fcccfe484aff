import { Picture } from '@campus/shared/ui/Picture';
import { render, screen } from '@testing-library/react';

const draw = (props: Partial<Parameters<typeof Picture>[0]>) => {
  render(
    <Picture
      url="/api/files/public/a.jpg"
      alt="Зал"
      width={2400}
      height={1350}
      sizes="50vw"
      {...props}
    />,
  );
  return screen.getByRole('img', { name: 'Зал' });
};

const widthsOf = (image: HTMLElement) =>
  [...(image.getAttribute('srcset') ?? '').matchAll(/\?width=(\d+) (\d+)w/g)].map(
    ([, asked, drawn]) => [Number(asked), Number(drawn)],
  );

test('the browser chooses among copies, none wider than the largest there is', () => {
  const image = draw({});
  expect(widthsOf(image).map(([asked]) => asked)).toEqual([320, 640, 960, 1280, 1920]);
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('src', '/api/files/public/a.jpg');
});

test.each([
  [
    1200,
    [
      [320, 320],
      [640, 640],
      [960, 960],
      [1280, 1200],
    ],
  ],
  [
    640,
    [
      [320, 320],
      [640, 640],
    ],
  ],
  [256, [[320, 256]]],
])('of a picture %i wide none is said to be wider', (width, expected) => {
  expect(widthsOf(draw({ width }))).toEqual(expected);
});

test.each([
  ['its width is not known', { width: undefined }],
  ['it is private', { url: '/api/files/human-photo/a.jpg' }],
  ['it is no file of ours', { url: 'data:image/png;base64,AA==' }],
])('there are no copies where %s', (_, props) => {
  const image = draw(props);
  expect(image).not.toHaveAttribute('srcset');
  expect(image).not.toHaveAttribute('sizes');
});

test('it waits until it is near, and its place is kept', () => {
  const later = draw({});
  expect(later).toHaveAttribute('loading', 'lazy');
  expect(later).not.toHaveAttribute('fetchpriority');
  expect(later).toHaveAttribute('width', '2400');
  expect(later).toHaveAttribute('height', '1350');
});

test('one of the first things seen is fetched at once, before others', () => {
  const first = draw({ isFirst: true });
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('fetchpriority', 'high');
});
