import { filterInfoPages } from '@campus/shared/contract/media/pageCalls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { helpPage } from './helpPageFixture';
import { NewTicketScreen } from './NewTicketScreen';

const texts = { namespace: 'support', locales: { ru, en } };
const open = (url = '/help/new') => renderScreen(<NewTicketScreen />, { texts, url });

beforeEach(() => {
  localStorage.clear();
  stub(filterInfoPages, () => ({ items: [], total: 0, skip: 0, size: 20 }));
});

test('pages of help are offered above the form', async () => {
  stub(filterInfoPages, () => ({ items: [helpPage], total: 1, skip: 0, size: 20 }));
  open();
  const pages = within(await screen.findByRole('region', { name: 'Ответы на частые вопросы' }));
  expect(pages.getByRole('link', { name: 'Как получить карту' })).toHaveAttribute(
    'href',
    '/info/kak-poluchit-kartu',
  );
  expect(pages.getByRole('searchbox', { name: 'Найти ответ' })).toBeVisible();
});

test('each topic has its own hint', async () => {
  open();
  const topics = screen.getByRole('combobox', { name: 'Тема' });
  await userEvent.selectOptions(topics, 'Карта');
  expect(await screen.findByText(/последние 4 цифры карты/)).toBeVisible();
  await userEvent.selectOptions(topics, 'Вход и учётная запись');
  expect(await screen.findByText(/Коды и пароли не присылайте/)).toBeVisible();
  expect(screen.queryByText(/последние 4 цифры карты/)).toBeNull();
});

test('pages about the topic are offered under its hint', async () => {
  const asked: unknown[] = [];
  stub(filterInfoPages, ({ body }) => {
    asked.push(body);
    const items = body?.search ? [helpPage] : [];
    return { items, total: items.length, skip: 0, size: 3 };
  });
  open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тема' }), 'Карта');
  expect(await screen.findByRole('link', { name: 'Как получить карту' })).toBeVisible();
  expect(asked).toContainEqual({ sections: ['HELP', 'GRANTS'], search: 'карта' });
});

test('a link may bring the topic', () => {
  open('/help/new?topic=STUDY');
  expect(screen.getByRole('combobox', { name: 'Тема' })).toHaveValue('STUDY');
});
