import { ApiError } from '@campus/shared/api/ApiError';
import { getPartner } from '@campus/shared/contract/partners/calls';
import { stub } from '@campus/shared/testing/stub';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerFixture, primersk } from '../partnerFixture';
import { openPartnerEditor } from './openPartnerEditor';

test('the fields hold what is saved, beside where it comes from and how readers see it', async () => {
  const { partner, field } = openPartnerEditor();
  expect(await field('Название по-русски')).toHaveValue(partner.name);
  expect(screen.getByRole('textbox', { name: /Название по-английски/ })).toHaveValue('Coffee 1');
  expect(screen.getByRole('textbox', { name: 'Сколько процентов' })).toHaveValue('15');
  expect(screen.getByRole('combobox', { name: 'Категория' })).toHaveValue('Еда и кофе');
  expect(screen.getByRole('textbox', { name: /Телефон/ })).toHaveValue('+7 999 000-20-01');
  expect(screen.getByRole('button', { name: 'Закреплено : Телефон. Открепить' })).toBeVisible();
  expect(screen.getByText('prt-1')).toBeVisible();
  expect(screen.getAllByText('5 марта 2026, 12:15')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: /Открыть на сайте/ })).toHaveAttribute(
    'href',
    `/partners/${partner.id}`,
  );
});

test('another kind of discount has its own size, and readers’ card follows', async () => {
  const { field, write, press, body } = openPartnerEditor();
  await field('Название по-русски');
  const card = screen.getByRole('region', { name: 'Так увидят читатели' });
  const kind = screen.getByRole('combobox', { name: 'Выгода' });
  expect(card).toHaveTextContent('−15 %');
  await userEvent.selectOptions(kind, 'Скидка в рублях');
  await write('Сколько рублей', '300');
  expect(card).toHaveTextContent('−300 ₽');
  await userEvent.selectOptions(kind, 'Подарок');
  expect(card).toHaveTextContent('Подарок');
  expect(screen.queryByRole('textbox', { name: /Сколько/ })).toBeNull();
  await press('Сохранить');
  expect(body()).toMatchObject({ discountType: 'GIFT', discountValue: null });
  await userEvent.selectOptions(kind, 'Скидка в рублях');
  expect(await field('Сколько рублей')).toHaveValue('300');
  await press('Сохранить');
  expect(body()).toMatchObject({ discountType: 'FIXED', discountValue: 30_000 });
});

test('the last day is on readers’ card once it is typed whole', async () => {
  const { field } = openPartnerEditor();
  const until = await field(/^Конец/);
  const card = screen.getByRole('region', { name: 'Так увидят читатели' });
  await userEvent.type(until, '31.1');
  expect(until).toHaveValue('31.1');
  expect(card).not.toHaveTextContent(/до \d/i);
  await userEvent.type(until, '2.2040');
  expect(card).toHaveTextContent('31 декабря 2040');
});

test('what does not fit is told at its field and not sent', async () => {
  const { write, press, update } = openPartnerEditor();
  await write('Название по-русски', '');
  await write('Сколько процентов', '15');
  await write(/^Сайт/, 'example.com');
  await press('Сохранить');
  expect(await screen.findByRole('link', { name: /^Название по-русски/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Вставьте адрес целиком/ })).toBeVisible();
  expect(update).not.toHaveBeenCalled();
  await write('Название по-русски', 'Кофейня');
  await write(/^Сайт/, '');
  await write('Сколько процентов', '150');
  await press('Сохранить');
  expect(await screen.findByRole('link', { name: /число от 1 до 100/ })).toBeVisible();
  expect(update).not.toHaveBeenCalled();
});

test('emptied fields are sent as nothing', async () => {
  const { write, press, body } = openPartnerEditor();
  await write(/^Сайт/, '');
  await write(/Телефон/, '');
  await write(/Промокод/, '');
  await press('Сохранить');
  expect(body()).toMatchObject({ website: null, phone: null, promoCode: null });
});

test('category and cities are found by typing', async () => {
  const { books, verkhny, press, body } = openPartnerEditor();
  const category = await screen.findByRole('combobox', { name: 'Категория' });
  await userEvent.clear(category);
  await userEvent.type(category, 'кни');
  await userEvent.click(await screen.findByRole('option', { name: /Книги/ }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Города' }), 'верх');
  await userEvent.click(await screen.findByRole('option', { name: /Верхний/ }));
  await userEvent.keyboard('{Escape}');
  await press('Сохранить');
  expect(body()).toMatchObject({
    categoryId: books.id,
    cityIds: [primersk.id, verkhny.id],
    lockedFields: ['category', 'cities', 'phone'],
  });
});

test('another refusal leaves everything in the fields', async () => {
  const { field, write, press, update } = openPartnerEditor();
  update.mockReturnValueOnce(new ApiError(503, 'Сервис недоступен'));
  await write(/Адрес/, 'Новая улица');
  await press('Сохранить');
  expect(await screen.findByText('Сервис недоступен')).toBeVisible();
  expect(await field(/Адрес/)).toHaveValue('Новая улица');
});

test('unsaved words are not left without a question', async () => {
  const { partner, router, write } = openPartnerEditor();
  await write(/Адрес/, 'Новая улица');
  await userEvent.click(screen.getByRole('link', { name: 'Партнёры' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/admin/partners/${partner.id}`);
});

test('a partner that there is not leads back to the list', async () => {
  openPartnerEditor({ read: () => new ApiError(404, 'Не найдено', { code: 'NOT_FOUND' }) });
  expect(await screen.findByRole('link', { name: 'Ко всем партнёрам' })).toHaveAttribute(
    'href',
    '/admin/partners',
  );
});

test('recovers after a failed load', async () => {
  const { partner, field } = openPartnerEditor({
    read: () => new ApiError(503, 'Сервис недоступен'),
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  stub(getPartner, () => partner);
  await userEvent.click(retry);
  expect(await field('Название по-русски')).toBeVisible();
});

test('who only reads partners is told who edits them', async () => {
  openPartnerEditor({ read: () => partnerFixture(1) });
  expect(await screen.findByRole('alert')).toHaveTextContent('администратор и редактор');
});

test('in English', async () => {
  const { partner, field } = openPartnerEditor({ language: 'en' });
  expect(await field('Name in Russian')).toHaveValue(partner.name);
  expect(screen.getByRole('region', { name: 'What readers will see' })).toHaveTextContent(
    'Coffee 1',
  );
});

test('auditors read what the directory says and what is locked, without a form', async () => {
  openPartnerEditor({ roles: ['AUDITOR'] });
  expect(await screen.findByText('prt-1')).toBeVisible();
  expect(screen.getByText('Coffee 1')).toBeVisible();
  expect(screen.getAllByText('Закреплено')).toHaveLength(1);
  expect(screen.getByText('Показ включён')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
