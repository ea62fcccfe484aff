import type { OfflinePage } from '@campus/shared/remote/RemoteDeclaration';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { OfflineScreen } from './OfflineScreen';

const pageAt = (page: string, order: number, name: string): OfflinePage => ({
  ...{ page, order, answers: [], icon: 'card' },
  text: { ru: `${name} есть и без сети.`, en: `${name} is here.` },
  label: { ru: `Открыть: ${name}`, en: `Open ${name}` },
});
const declared = [pageAt('/me/plan', 2, 'План'), pageAt('/me/pass', 1, 'Пропуск')];

/** The caches of a browser that has these pages of somebody. */
function keep(...pages: string[]) {
  const match = async (address: string, { cacheName }: { cacheName: string }) => {
    if (cacheName !== 'campus-own') return new Response(JSON.stringify(declared));
    return pages.includes(address) ? new Response() : undefined;
  };
  Object.assign(globalThis, { caches: { match } });
}

const open = () =>
  renderScreen(<OfflineScreen />, { texts: { namespace: 'shell', locales: { ru, en } } });

test('every page that was kept is offered in the words of its remote, in their order', async () => {
  keep('/me/pass', '/me/plan');
  open();
  expect(
    await screen.findByText(/Пропуск есть и без сети\. План есть и без сети\.$/),
  ).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/me/pass', '/me/plan']);
  expect(links[0]).toHaveAccessibleName('Открыть: Пропуск');
});

test('a page that is declared and was not kept is not offered', async () => {
  keep('/me/plan');
  open();
  expect(await screen.findByRole('link', { name: 'Открыть: План' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('without anything kept one can only try again', async () => {
  keep();
  open();
  expect(await screen.findByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the page that was wanted opens at its part, once the network is back', async () => {
  keep();
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true });
  const opened = jest.fn();
  renderScreen(<OfflineScreen open={opened} />, {
    url: '/offline?from=%2Finfo%2Fgrants%3Flang%3Den#part-2',
    texts: { namespace: 'shell', locales: { ru, en } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith('/info/grants?lang=en#part-2'));
});
