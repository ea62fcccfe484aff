import { Head } from '@campus/shared/remote/Head';
import { RecordHead } from '@campus/shared/remote/RecordHead';
import type { HeadSource } from '@campus/shared/remote/RemoteDeclaration';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

const content = (key: string) =>
  document.head.querySelector(`[data-head="${key}"]`)?.getAttribute('content') ?? null;
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

afterEach(() => document.head.replaceChildren());

/** A screen whose record can come and go. */
function Screen({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Record</button>
      {isOpen && children}
    </>
  );
}
const toggle = () => userEvent.click(screen.getByRole('button', { name: 'Record' }));

test('each page sets title, description, keywords, viewport, og title, og description and og image', () => {
  renderScreen(
    <Head
      title="News"
      description="What is new"
      keywords="news, campus"
      viewport="width=1024"
      ogTitle="All the news"
      ogDescription="Read it"
      ogImage="/api/files/public/a.png"
    />,
    { language: 'en' },
  );
  expect(document.title).toBe('News · Campus');
  expect(content('description')).toBe('What is new');
  expect(content('keywords')).toBe('news, campus');
  expect(content('viewport')).toBe('width=1024');
  expect(content('og:title')).toBe('All the news');
  expect(content('og:description')).toBe('Read it');
  expect(content('og:image')).toBe(`${window.location.origin}/api/files/public/a.png`);
  expect(content('og:site_name')).toBe('Campus');
});

test('og falls back to title and description', () => {
  renderScreen(<Head title="Новости" description="Что нового" />);
  expect(content('og:title')).toBe('Новости');
  expect(content('og:description')).toBe('Что нового');
});

test('what a page leaves out does not stay from the page before', async () => {
  const before = <Head title="A" description="Of A" keywords="a" viewport="width=1" isPrivate />;
  const { router } = renderScreen(before);
  expect(content('robots')).toBe('noindex');
  expect(content('referrer')).toBe('no-referrer');
  expect(canonical()).toBeUndefined();
  router.dispose();
  document.body.replaceChildren();
  renderScreen(<Head title="B" />, { url: '/b' });
  expect(document.title).toBe('B · Кампус');
  for (const key of ['description', 'keywords', 'robots', 'referrer', 'og:description'])
    expect(content(key)).toBeNull();
  expect(content('viewport')).toContain('width=device-width');
  expect(content('og:image')).toBe(`${window.location.origin}/og-image.png`);
  expect(canonical()).toBe(`${window.location.origin}/b`);
});

test('the deepest head wins, field by field, and what it hid comes back', async () => {
  renderScreen(
    <>
      <Head title="Route" description="Of the route" ogTitle="Preview" keywords="route" isPrivate />
      <Screen>
        <Head title="Record" description="Of the record" />
      </Screen>
    </>,
  );
  await toggle();
  expect(document.title).toBe('Record · Кампус');
  expect(content('og:title')).toBe('Record');
  expect(content('og:description')).toBe('Of the record');
  expect(content('keywords')).toBe('route');
  expect(content('robots')).toBe('noindex');
  await toggle();
  expect(document.title).toBe('Route · Кампус');
  expect(content('og:title')).toBe('Preview');
  expect(content('description')).toBe('Of the route');
});

test('the canonical address follows, without its query', async () => {
  const { router } = renderScreen(<Head title="News" />, { url: '/news?skip=12' });
  expect(canonical()).toBe(`${window.location.origin}/news`);
  await act(() => router.navigate('/news/first?lang=en'));
  expect(canonical()).toBe(`${window.location.origin}/news/first`);
  expect(content('og:url')).toBe(`${window.location.origin}/news/first`);
  expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
});

test('a placeholder leaves alone what the server wrote for this very page', async () => {
  const url = `${window.location.origin}/news/first`;
  document.head.innerHTML =
    `<title>Grants · Кампус</title><meta data-head="og:url" content="${url}">` +
    '<meta data-head="og:site_name" content="Кампус">';
  const page = <Head title="News item" isPlaceholder />;
  const { router } = renderScreen(page, { url: '/news/first' });
  expect(document.title).toBe('Grants · Кампус');
  await act(() => router.navigate('/news/second'));
  expect(document.title).toBe('News item · Кампус');
});

test('what machines read follows the record, and goes with it', async () => {
  const feed = { path: '/news/rss.xml', title: 'News' };
  const source: HeadSource = {
    call: '/api/x',
    title: ['title'],
    structured: { type: 'Event', fields: { name: 'title', url: { own: 'page' } } },
  };
  renderScreen(
    <>
      <Head title="News" feed={feed} />
      <Screen>
        <RecordHead source={source} record={{ title: '</script><b>A' }} />
      </Screen>
    </>,
    { url: '/news/a', language: 'en' },
  );
  const data = () => document.head.querySelectorAll('script[type="application/ld+json"]');
  const link = document.head.querySelector('link[type="application/rss+xml"]');
  expect(link).toHaveAttribute('href', `${window.location.origin}/news/rss.xml?lang=en`);
  expect(data()).toHaveLength(0);
  await toggle();
  expect(JSON.parse(data()[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Event', name: '</script><b>A', url: `${window.location.origin}/news/a` },
    ],
  });
  expect(data()[0]?.innerHTML).not.toContain('<');
  await toggle();
  expect(data()).toHaveLength(0);
});

test('tags of others stay', () => {
  document.head.innerHTML = '<meta name="site-verification" content="x">';
  renderScreen(<Head title="A" />);
  expect(document.head.querySelectorAll('meta[name="site-verification"]')).toHaveLength(1);
});
