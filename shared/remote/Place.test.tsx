import type { PlaceContract as Contract } from '@campus/shared/contract/place';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Place } from './Place';
import { PlacesContext, type PlacedWidget } from './PlacesContext';
import { SessionContext, type Session } from './useSession';

const props = { humanId: 'string' } as const;
const list = { place: 'human.list', props } as const satisfies Contract;
const tabs = { place: 'human.tabs', props, isTabbed: true } as const satisfies Contract;

const widgetOf = (
  place: Contract,
  widget: string,
  more: Partial<PlacedWidget['slot']> = {},
): PlacedWidget => ({
  slot: {
    ...place,
    widget,
    title: { ru: widget, en: widget },
    order: 1,
    access: 'public',
    ...more,
  },
  show: (given) => <p>{`${widget} ${JSON.stringify(given)}`}</p>,
});

const open = (of: typeof list | typeof tabs, widgets: PlacedWidget[], url = '/') =>
  renderScreen(
    <PlacesContext value={widgets}>
      <Place of={of} humanId="7" />
    </PlacesContext>,
    { url, roles: ['SUPPORT'] },
  );

test('shows what is for it and for this person, in the order that is asked for', () => {
  const { container } = open(list, [
    widgetOf(list, 'Last', { order: 9 }),
    widgetOf(list, 'First', { access: ['SUPPORT'] }),
    widgetOf(list, 'Secret', { access: ['ADMIN'] }),
    widgetOf(tabs, 'Elsewhere'),
  ]);
  expect(container).toHaveTextContent('First {"humanId":"7"}Last {"humanId":"7"}');
  expect(screen.queryByText(/Secret|Elsewhere/)).not.toBeInTheDocument();
});

test('shows one widget at a time where they are tabs, and the address says which', async () => {
  const widgets = [widgetOf(tabs, 'Payments'), widgetOf(tabs, 'Tickets', { order: 2 })];
  const { router } = open(tabs, widgets);
  expect(screen.getByRole('region', { name: 'Payments' })).toHaveTextContent('{"humanId":"7"}');
  expect(screen.queryByRole('region', { name: 'Tickets' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Tickets' }));
  expect(router.state.location.search).toBe('?tab=Tickets');
  expect(screen.getByRole('region', { name: 'Tickets' })).toBeVisible();
});

test('falls back to the first tab where the address names one that is not there', () => {
  open(tabs, [widgetOf(tabs, 'Payments')], '/?tab=Retired');
  expect(screen.getByRole('region', { name: 'Payments' })).toBeVisible();
});

const inPath = [
  widgetOf(tabs, 'Payments', { tab: 'payments' }),
  widgetOf(tabs, 'Tickets', { tab: 'tickets', order: 2 }),
  widgetOf(tabs, 'Log', { order: 3 }),
];
const tabsOf = { address: '/people/7', name: 'Анна' };
const openPage = (url: string) =>
  renderScreen(
    <PlacesContext value={inPath}>
      <Place of={tabs} humanId="7" tabsOf={tabsOf} />
    </PlacesContext>,
    { url, path: '/people/:id/:tab?', roles: ['SUPPORT'] },
  );

test('tabs of a page with addresses for them are parts of its path', async () => {
  const { router } = openPage('/people/7');
  expect(screen.getByRole('region', { name: 'Payments' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Tickets' }));
  expect(router.state.location.pathname).toBe('/people/7/tickets');
  expect(router.state.location.state).toEqual({ sameAs: '/people/7' });
  expect(screen.getByRole('region', { name: 'Tickets' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tickets' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Log' })).toHaveAttribute('href', '/people/7/Log');
});

test.each([
  ['/people/7/tickets', 'Tickets', '/people/7/tickets'],
  ['/people/7?tab=Tickets', 'Tickets', '/people/7/tickets'],
  ['/people/7?tab=tickets', 'Tickets', '/people/7/tickets'],
  ['/people/7?tab=Retired', 'Payments', '/people/7'],
  ['/people/7/retired', 'Payments', '/people/7'],
])('%s shows the tab %s at %s', (url, name, pathname) => {
  const { router } = openPage(url);
  expect(screen.getByRole('region', { name })).toBeVisible();
  expect(router.state.location.pathname).toBe(pathname);
});

test('what the page itself shows comes first, at its own address', async () => {
  const first = { label: 'Facts', content: <p>Born in May</p> };
  const { router } = renderScreen(
    <PlacesContext value={inPath}>
      <Place of={tabs} humanId="7" tabsOf={{ ...tabsOf, first }} />
    </PlacesContext>,
    { url: '/people/7/retired', path: '/people/:id/:tab?', roles: ['SUPPORT'] },
  );
  expect(router.state.location.pathname).toBe('/people/7');
  expect(screen.getByText('Born in May')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Facts' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Payments' }));
  expect(screen.queryByText('Born in May')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Facts' }));
  expect(router.state.location.pathname).toBe('/people/7');
});

test.each([list, tabs])('leaves nothing behind where nobody fills it: %o', (of) => {
  const { container } = open(of, []);
  expect(container).toBeEmptyDOMElement();
});

test('is rendered by the server as by the browser', () => {
  const guest: Session = {
    ...{ status: 'guest', person: null, id: null, roles: [], name: '' },
    signOut: () => Promise.resolve(),
  };
  const page = (
    <SessionContext value={guest}>
      <PlacesContext value={[widgetOf(list, 'First')]}>
        <Place of={list} humanId="7" />
      </PlacesContext>
    </SessionContext>
  );
  expect(renderToString(page)).toBe('<p>First {&quot;humanId&quot;:&quot;7&quot;}</p>');
});
