import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import type { Role } from '@campus/shared/contract/roles';
import {
  createFooterLink,
  deleteFooterLink,
  listFooterLinks,
  updateFooterLink,
  type FooterLink,
} from '@campus/shared/contract/settings/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { FooterLinksScreen, locales } from './FooterLinksScreen';

const linkOf = (number: number, ru: string, more: Partial<FooterLink> = {}): FooterLink => ({
  ...{ id: idOf(number), title: ru, url: `/info/${number}`, group: 'HELP', position: number },
  staff: { title: { ru }, isActive: true, version: 1 },
  ...more,
});

let links: FooterLink[];
const moved: CallInput<typeof updateFooterLink>[] = [];
beforeEach(() => {
  links = [
    linkOf(1, 'Частые вопросы'),
    linkOf(2, 'Контакты'),
    linkOf(3, 'Правила', { group: 'LEGAL' }),
  ];
  moved.length = 0;
  stub(listFooterLinks, () => links);
  stub(updateFooterLink, (input) => {
    moved.push(input);
    const [first, second, ...rest] = links;
    if (first && second) links = [second, first, ...rest];
    return linkOf(1, 'Частые вопросы');
  });
});

const open = (roles: Role[] = ['CONTENT_MANAGER']) =>
  renderScreen(<FooterLinksScreen />, {
    ...{ url: '/admin/footer-links', roles },
    texts: {
      namespace: 'admin-users',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
const help = async () => within(await screen.findByRole('region', { name: 'Помощь' }));
const button = (name: string) => screen.findByRole('button', { name });

test('links stand in their groups, in order, and a group without any says so', async () => {
  open();
  const rows = (await help()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Частые вопросы'),
    expect.stringContaining('Контакты'),
  ]);
  const about = within(screen.getByRole('region', { name: 'О «Кампусе»' }));
  expect(about.getByText(/Ссылок нет/)).toBeVisible();
});

test('a Russian title is read aloud as Russian, whatever the language of the page', async () => {
  open();
  expect((await help()).getByText('Контакты')).toHaveAttribute('lang', 'ru');
});

test('an auditor reads the links and the previews, and has nothing to change', async () => {
  open(['AUDITOR']);
  expect((await help()).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('region', { name: 'Как видят читатели на английском' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link goes down by its button, which keeps the focus, and the place is said', async () => {
  open();
  await userEvent.click(await button('Ниже: Частые вопросы'));
  expect(await screen.findByText('Частые вопросы: теперь на 2-м месте')).toBeInTheDocument();
  expect(moved).toEqual([{ params: { id: idOf(1) }, body: { position: 2, version: 1 } }]);
  await waitFor(async () => expect(await button('Ниже: Частые вопросы')).toHaveFocus());
});

test('the last one cannot go lower', async () => {
  open();
  const down = await button('Ниже: Контакты');
  expect(down).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(down);
  expect(moved).toStrictEqual([]);
});

test('a link is dragged onto the place of another of its group, and not into another group', async () => {
  open();
  const [first, second] = (await help()).getAllByRole('listitem');
  const other = within(screen.getByRole('region', { name: 'Документы' })).getByRole('listitem');
  if (!first || !second) throw new Error('Two rows are needed.');
  fireEvent.dragStart(first);
  fireEvent.dragOver(other);
  fireEvent.drop(other);
  fireEvent.dragEnd(first);
  expect(moved).toStrictEqual([]);
  fireEvent.dragStart(first);
  fireEvent.dragOver(second);
  fireEvent.drop(second);
  await waitFor(() => expect(moved).toHaveLength(1));
  expect(moved[0]).toMatchObject({ params: { id: idOf(1) }, body: { position: 2 } });
});

test('a move that is refused is said, and the order is read anew', async () => {
  stub(updateFooterLink, () => new ApiError(409, 'Кто-то изменил ссылку раньше'));
  const { store } = open();
  await userEvent.click(await button('Ниже: Частые вопросы'));
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { tone: 'danger', text: 'Кто-то изменил ссылку раньше' },
    ]),
  );
});

test('a new link is written for the group that was chosen', async () => {
  const sent = jest.fn((_: CallInput<typeof createFooterLink>) => linkOf(9, 'Новая'));
  stub(createFooterLink, sent);
  open();
  await userEvent.click(await button('Добавить в «Документы»'));
  const window = within(await screen.findByRole('dialog', { name: 'Новая ссылка' }));
  await userEvent.type(window.getByRole('textbox', { name: 'Название по-русски' }), 'Новая');
  await userEvent.type(window.getByRole('textbox', { name: 'Куда ведёт' }), 'javascript:alert(1)');
  await userEvent.click(window.getByRole('button', { name: 'Добавить ссылку' }));
  expect(await window.findByRole('textbox', { name: 'Куда ведёт' })).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(window.getByRole('textbox', { name: 'Куда ведёт' }));
  await userEvent.type(window.getByRole('textbox', { name: 'Куда ведёт' }), '/info/novaia');
  await userEvent.click(window.getByRole('button', { name: 'Добавить ссылку' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.lastCall?.[0].body).toMatchObject({
    title: { ru: 'Новая' },
    url: '/info/novaia',
    group: 'LEGAL',
    isActive: true,
  });
});

test('a link is added once, however slowly all are read anew', async () => {
  const sent = jest.fn(() => linkOf(9, 'Новая'));
  stub(createFooterLink, sent);
  open();
  await userEvent.click(await button('Добавить в «Документы»'));
  const window = within(await screen.findByRole('dialog', { name: 'Новая ссылка' }));
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  stub(listFooterLinks, () => late.then(() => links));
  await userEvent.type(window.getByRole('textbox', { name: 'Название по-русски' }), 'Новая');
  await userEvent.type(window.getByRole('textbox', { name: 'Куда ведёт' }), '/info/novaia');
  await userEvent.click(window.getByRole('button', { name: 'Добавить ссылку' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await userEvent.click(window.getByRole('button', { name: 'Добавить ссылку' }));
  answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledTimes(1);
});

test('a removed link goes at once and can be brought back', async () => {
  const sent = jest.fn(() => ({ id: idOf(2) }));
  stub(deleteFooterLink, sent);
  const { store } = open();
  await userEvent.click(await button('Удалить: Контакты'));
  expect((await help()).getAllByRole('listitem')).toHaveLength(1);
  expect((await help()).getByRole('heading')).toHaveFocus();
  act(() => {
    const [notice] = store.getState().notifications;
    store.getState().dismiss(notice?.id ?? '');
    notice?.action?.onClick();
  });
  expect(await button('Удалить: Контакты')).toBeVisible();
  expect((await help()).getAllByRole('listitem')).toHaveLength(2);
  expect(sent).not.toHaveBeenCalled();
});

test('a move counts in what can still be brought back, as the server does', async () => {
  links.push(linkOf(4, 'Адреса'));
  open();
  await userEvent.click(await button('Удалить: Контакты'));
  await userEvent.click(await button('Ниже: Частые вопросы'));
  expect(await screen.findByText('Частые вопросы: теперь на 2-м месте')).toBeInTheDocument();
  expect(moved).toMatchObject([{ params: { id: idOf(1) }, body: { position: 3 } }]);
});

test('what readers will see stands in both languages, without what is hidden', async () => {
  links = [
    linkOf(1, 'Частые вопросы', {
      staff: { title: { ru: 'Частые вопросы', en: 'Questions' }, isActive: true, version: 1 },
    }),
    linkOf(2, 'Контакты'),
    linkOf(3, 'Правила', {
      group: 'LEGAL',
      staff: { title: { ru: 'Правила' }, isActive: false, version: 1 },
    }),
  ];
  open();
  const name = 'Как видят читатели на английском';
  const english = within(await screen.findByRole('region', { name }));
  expect(english.getByRole('heading', { name: 'Help' })).toBeVisible();
  expect(english.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Questions',
    'Контакты',
  ]);
  expect(english.queryByRole('heading', { name: 'Documents' })).not.toBeInTheDocument();
});

test('a footer that cannot be read can be asked for again', async () => {
  stub(listFooterLinks, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await button('Повторить')).toBeVisible();
});
