import { ApiError } from '@campus/shared/api/ApiError';
import {
  listEduOrgs,
  listEskIssuing,
  listMobileVersions,
  listServiceWorks,
  listStudentStatuses,
} from '@campus/shared/contract/resources/calls';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { idOf } from '@campus/shared/testing/idOf';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { DirectoriesScreen, locales } from './DirectoriesScreen';

const north = { id: idOf(1), name: 'Северный университет', shortName: 'СТУ', city: null };
const south = { id: idOf(2), name: 'Южный институт', shortName: 'ЮИ', city: null };

beforeEach(() => {
  stub(listEduOrgs, () => [
    { ...north, isActive: true },
    { ...south, isActive: false },
  ]);
});

const open = (url = '/admin/directories') =>
  renderScreen(<DirectoriesScreen />, {
    ...{ url, roles: ['SUPPORT'] },
    texts: {
      namespace: 'admin-users',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });

test('a directory shows its rows and says where they come from', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Учебные заведения' }));
  expect(within(table.getByRole('row', { name: /Южный/ })).getByText('нет')).toBeVisible();
  expect(screen.getByText(/Приходят из НСИ/)).toBeVisible();
});

test('rows are found by their words, and all of them come back', async () => {
  const { router } = open();
  await screen.findByText('Найдено 2 записи');
  await userEvent.type(screen.getByRole('searchbox'), 'южн{Enter}');
  expect(await screen.findByText('Найдена 1 запись')).toBeVisible();
  expect(router.state.location.search).toContain('search=');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'восток{Enter}');
  await userEvent.click(await screen.findByRole('link', { name: 'Показать всё' }));
  expect(await screen.findByText('Найдено 2 записи')).toBeVisible();
});

const works = {
  ...{ id: idOf(5), title: 'Обновление', text: '', severity: 'READ_ONLY' as const },
  ...{ startsAt: '2026-03-05T19:00:00Z', endsAt: '2026-03-05T22:00:00Z' },
};

test('works begin and end at times of one width, as in every register', async () => {
  stub(listServiceWorks, () => [works]);
  open('/admin/directories?of=works');
  expect(await screen.findByRole('cell', { name: '05.03.2026, 22:00' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '06.03.2026, 01:00' })).toBeVisible();
});

test.each([
  ['states', 'В отпуске', 'Получает выплаты', /^Заданы правилами сервиса/],
  ['issuing', 'Деканат', 'Готова через, дней', /задаёт оператор карт/],
  ['works', 'Обновление', 'Можно только смотреть', /объявляет служба эксплуатации/],
  ['apps', 'iOS', 'Обновление обязательно', /записывает служба эксплуатации/],
])('the directory of %s is a tab with an address, and says whose it is', async (...row) => {
  const [of, name, word, source] = row;
  stub(listStudentStatuses, () => [
    {
      id: idOf(3),
      key: 'ACADEMIC_LEAVE' as const,
      name: 'В отпуске',
      isStudying: false,
      isPayable: false,
    },
  ]);
  stub(listEskIssuing, () =>
    [
      { ...({ id: idOf(4), name: 'Деканат', kind: 'PLASTIC', address: 'ул. Мира, 1' } as const) },
    ].map((row) => ({ ...row, leadDays: 5, isActive: true })),
  );
  stub(listServiceWorks, () => [works]);
  stub(listMobileVersions, () => [
    {
      ...{ platform: 'IOS' as const, version: '3.1', minSupported: '2.0', forceUpdate: false },
      storeUrl: 'https://store.example/campus',
    },
  ]);
  open(`/admin/directories?of=${of}`);
  expect(await screen.findByRole('row', { name: new RegExp(name) })).toBeVisible();
  expect(screen.getByText(word)).toBeVisible();
  expect(screen.getByText(source)).toBeVisible();
});

test('one that is empty says so', async () => {
  stub(listEduOrgs, () => []);
  open();
  expect(await screen.findByText('Здесь пока ничего нет')).toBeVisible();
});

test('one that cannot be read can be asked for again', async () => {
  stub(listEduOrgs, () => new ApiError(503, 'Сервис недоступен'));
  open();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});
