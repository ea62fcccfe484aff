import { RichText } from '@campus/shared/text/RichText';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import { attacks } from '@campus/shared/testing/attacks';

const draw = (html: string) => renderScreen(<RichText html={html} lang="ru" />).container;

const tags = new Set(
  'div p h2 h3 h4 ul ol li blockquote pre hr br strong em u s a code img figure figcaption table caption thead tbody tfoot tr th td svg path span'.split(
    ' ',
  ),
);
/** What the kit itself adds: the look, the mark of another site, the region of a table. */
const added =
  /^(class|lang|role|tabindex|target|viewBox|d|focusable|decoding|data-(discover|quiet|cover)|aria-(hidden|label))$/;
const attributes: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[\w?#][^:]*$)/,
  rel: /^noopener noreferrer$/,
  src: /^\/api\/files\/public\/[\w-]+(\.[\w-]+)*$/,
  alt: /^/,
  width: /^\d+$/,
  height: /^\d+$/,
  loading: /^lazy$/,
  sizes: /^[^<>]+$/,
  srcset: /^(\/api\/files\/public\/[\w-]+\.\w+\?width=\d+ \d+w(, |$))+$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  scope: /^(row|col|rowgroup|colgroup)$/,
};

test.each(attacks)('nothing that could act is left of %s', (attack) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const element of draw(`<p>до</p>${attack}<p>после</p>`).querySelectorAll('*')) {
    expect(tags).toContain(element.localName);
    for (const { name, value } of element.attributes)
      if (!added.test(name)) expect(value).toMatch(attributes[name] ?? /^never$/);
  }
});

test('what editors write is shown', () => {
  const complaints = jest.spyOn(console, 'error');
  draw(
    '<h1>Как получить</h1>\n<p>Текст с <b>важным</b>, <em>особым</em> и <code>кодом</code>.<br>Дальше.</p><ul>\n<li>раз</li>\n</ul><blockquote><p>слова</p></blockquote>',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Как получить' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByText('важным').localName).toBe('strong');
  expect(screen.getByRole('listitem')).toHaveTextContent('раз');
  expect(complaints).not.toHaveBeenCalled();
});

test('another site opens in a new tab and says so, a page of ours opens in place', () => {
  draw(
    '<p><a href="https://example.test">сайт</a> <a href="/news">новости</a> <a href="mailto:a@example.test">почта</a> <a href="/api/files/public/plan.pdf">план</a></p>',
  );
  const site = screen.getByRole('link', { name: 'сайт (откроется в новой вкладке)' });
  expect(site).toHaveAttribute('target', '_blank');
  expect(site).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'новости' })).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: 'почта' })).toHaveAttribute(
    'href',
    'mailto:a@example.test',
  );
  expect(screen.getByRole('link', { name: 'план' })).toBeVisible();
});

test('a picture is ours, lazy and described; one from elsewhere is left out', () => {
  draw(
    '<img src="/api/files/public/a.webp" alt="Корпус" width="800" height="600x"><img src="https://evil.example/a.png" alt="Чужая">',
  );
  const picture = screen.getByRole('img', { name: 'Корпус' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('width', '800');
  expect(picture).not.toHaveAttribute('height');
  expect(screen.queryByRole('img', { name: 'Чужая' })).toBeNull();
});

test('a picture comes in the width that the screen needs, and what is stored stays as it is', () => {
  draw('<img src="/api/files/public/a.webp" alt="Корпус" width="800" height="600" srcset="/x 9w">');
  const picture = screen.getByRole('img', { name: 'Корпус' });
  expect(picture.getAttribute('srcset')).toMatch(
    /^\/api\/files\/public\/a.webp\?width=320 320w, .* 640w, .*width=960 800w$/,
  );
  expect(picture).toHaveAttribute('sizes');
});

test('a table scrolls in a region of its name that the keyboard reaches', () => {
  draw(
    '<table><caption>Суммы</caption><tbody><tr>\n<th scope="col" colspan="2">Май</th></tr></tbody></table><table><tbody><tr><td>1</td></tr></tbody></table>',
  );
  expect(screen.getByRole('region', { name: 'Суммы' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('region', { name: 'Таблица' })).toBeVisible();
  const head = screen.getByRole('columnheader', { name: 'Май' });
  expect(head).toHaveAttribute('colspan', '2');
});

test('it is in its own language', () => {
  expect(draw('<p>Текст</p>').querySelector('[lang=ru]')).toHaveTextContent('Текст');
});
