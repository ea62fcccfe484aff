import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import { cancelApplication, listMyApplications } from '@campus/shared/contract/applications/calls';
import { getCampusCard } from '@campus/shared/contract/cards/calls';
import { putFile } from '@campus/shared/contract/files/calls';
import { fileFixture } from '@campus/shared/testing/files';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, cardHolderOf } from '../card/cardFixtures';
import ruCommon from '../locales/ru.json';
import enCommon from '../locales/en.json';
import type { OwnApplication } from './applicationOptions';
import { ApplicationsScreen, locales } from './ApplicationsScreen';

const texts = {
  namespace: 'participant',
  locales: { ru: { ...ruCommon, ...locales.ru }, en: { ...enCommon, ...locales.en } },
};
const applicationOf = (change: Partial<OwnApplication>): OwnApplication => ({
  ...{ id: '0b6a4b5e-9d5a-4c1e-8a0e-4f8b0f6f7c09', number: 'EG-2026-000001', type: 'EXTRA_GRANT' },
  ...{ status: 'NEW', createdAt: '2026-11-20T09:00:00Z', decidedAt: null, rejectReason: null },
  ...{ payload: null, files: [], version: 1 },
  ...change,
});
const open = (url = '/me/applications', language: 'ru' | 'en' = 'ru') =>
  renderScreen(<ApplicationsScreen />, {
    ...{ url, texts, language, person: cardHolderOf() },
    roles: ['HUMAN', 'STUDENT'],
  });
const stubOwn = (...items: OwnApplication[]) =>
  stub(listMyApplications, () => ({ items, total: items.length }));

beforeEach(() => stub(getCampusCard, () => cardOf()));
afterEach(() => jest.useRealTimers());

test('what can be applied for leads there, and what cannot says why', async () => {
  stubOwn();
  open();
  const grant = within(await screen.findByRole('region', { name: 'Повышенная стипендия' }));
  expect(grant.getByRole('link', { name: 'Подать заявку' })).toHaveAttribute(
    'href',
    '/me/applications/new/extra-grant',
  );
  const card = within(screen.getByRole('region', { name: 'Карта студента' }));
  expect(card.getByText(/Карта у вас уже есть/)).toBeVisible();
  expect(card.queryByRole('link', { name: 'Подать заявку' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Заявок пока не было' })).toBeVisible();
});

test.each([
  ['2026-11-27T20:59:00Z', /^Решение до 27 ноября 2026/],
  ['2026-11-27T21:00:00Z', /^Должны были решить до 27 ноября 2026, простите за задержку/],
])('at %s an application shows its number, who has it and until when', async (now, words) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['setTimeout'] });
  stubOwn(applicationOf({}));
  open();
  expect(await screen.findByText('EG-2026-000001')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('На рассмотрении')).toBeVisible();
});

test('a rejected one says why and can be made again', async () => {
  const rejectReason = 'Не хватает грамоты';
  const decided = { status: 'REJECTED', decidedAt: '2026-11-22T09:00:00Z', rejectReason } as const;
  stubOwn(applicationOf(decided));
  open();
  expect(await screen.findByText(rejectReason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Подать ещё раз' })).toHaveAttribute(
    'href',
    '/me/applications/new/extra-grant',
  );
});

test('it is cancelled after a question, and a refusal is told', async () => {
  const asked: CallInput<typeof cancelApplication>[] = [];
  stubOwn(applicationOf({}));
  stub(cancelApplication, () => new ApiError(409, 'Заявка уже одобрена. Обновите страницу.'));
  const { store } = open();
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить заявку' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить заявку' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await press();
  expect(store.getState().notifications[0]?.text).toBe('Заявка уже одобрена. Обновите страницу.');
  stub(cancelApplication, (input) => {
    asked.push(input);
    return applicationOf({ status: 'CANCELLED' });
  });
  await press();
  expect(asked).toEqual([{ params: { id: applicationOf({}).id } }]);
});

const certificate = { ...fileFixture(1), originalName: 'Грамота.pdf' };

test('documents are added to one that nobody has decided on, until somebody does', async () => {
  stubOwn(applicationOf({ files: [certificate] }));
  stub(putFile, () => fileFixture(2, { originalName: 'Справка.pdf' }));
  open();
  const documents = within(await screen.findByRole('region', { name: 'Документы' }));
  expect(documents.getByRole('link', { name: /Грамота.pdf/ })).toBeVisible();
  const more = new File(['%PDF'], 'Справка.pdf', { type: 'application/pdf' });
  await userEvent.upload(documents.getByLabelText('Документы'), more);
  expect(await documents.findByRole('link', { name: /Справка.pdf/ })).toBeVisible();
});

test('documents that were sent elsewhere meanwhile join those that are shown', async () => {
  stubOwn(applicationOf({ files: [certificate] }));
  stub(putFile, () => {
    const later = fileFixture(3, { originalName: 'Диплом.pdf' });
    const sent = fileFixture(2, { originalName: 'Справка.pdf' });
    // By now the first one was taken out, and another one added, on another device.
    stubOwn(applicationOf({ files: [later, sent] }));
    return sent;
  });
  open();
  const documents = within(await screen.findByRole('region', { name: 'Документы' }));
  const more = new File(['%PDF'], 'Справка.pdf', { type: 'application/pdf' });
  await userEvent.upload(documents.getByLabelText('Документы'), more);
  expect(await documents.findByRole('link', { name: /Диплом.pdf/ })).toBeVisible();
  expect(documents.getAllByRole('link', { name: /Справка.pdf/ })).toHaveLength(1);
  expect(documents.queryByRole('link', { name: /Грамота.pdf/ })).toBeNull();
});

test('what was asked for stands there after sending too', async () => {
  const credit = {
    ...{ bank: 'Сбережения', semester: '2026-1', creditAmount: 12_000_050 },
    ...{ programId: certificate.id, accountMask: '•••• 1234' },
  };
  const asked = { issuing: null, program: 'Прикладная физика' };
  stubOwn(
    applicationOf({ type: 'CREDIT_GRANT', payload: credit, asked }),
    applicationOf({ id: certificate.id, type: 'ESK_CARD', number: 'ESK-2026-000002', payload: {} }),
  );
  open();
  expect(await screen.findByText('120 000,50 ₽')).toBeVisible();
  expect(screen.getByText('Прикладная физика')).toBeVisible();
  // Read aloud as it was typed, on an English page too.
  expect(screen.getByText('Сбережения')).toHaveAttribute('lang', 'ru');
  expect(screen.getByText('Электронная')).toBeVisible();
});

test('those of one that was decided on are only read', async () => {
  stubOwn(
    applicationOf({ status: 'APPROVED', decidedAt: '2026-11-22T09:00:00Z', files: [certificate] }),
  );
  open();
  expect(await screen.findByRole('link', { name: /Грамота.pdf/ })).toBeVisible();
  expect(screen.queryByLabelText('Документы')).toBeNull();
});

test('a cancellation that comes too late shows what was decided meanwhile', async () => {
  stubOwn(applicationOf({}));
  stub(cancelApplication, () => {
    stubOwn(applicationOf({ status: 'APPROVED', decidedAt: '2026-11-22T09:00:00Z' }));
    const said = 'Заявка уже одобрена. Обновите страницу.';
    return new ApiError(409, said, { code: 'STATE', current: 'APPROVED' });
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить заявку' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить заявку' }));
  expect(await screen.findByText('Заявка одобрена')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отменить заявку' })).toBeNull();
});

test('the kind is chosen by the address', async () => {
  stubOwn(applicationOf({}));
  open('/me/applications?type=CREDIT_GRANT');
  expect(await screen.findByText('Таких заявок вы не подавали.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Все' }));
  expect(await screen.findByText('EG-2026-000001')).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(listMyApplications, () => new ApiError(503, 'The service is unavailable'));
  open('/me/applications', 'en');
  expect(await screen.findByRole('heading', { name: 'Applications' })).toBeVisible();
  expect(await screen.findByText('The service is unavailable')).toBeVisible();
});
