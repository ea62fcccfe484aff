import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  getCurrentHuman,
  getFormDraft,
  getIdentityAgreement,
  saveFormDraft,
  updateIdentity,
  type CurrentHuman,
} from '@campus/shared/contract/people/calls';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { student } from '../study/openStudy';
import { IdentityScreen, locales } from './IdentityScreen';

const texts = {
  namespace: 'participant',
  locales: { ru: { ...ru, ...locales.ru }, en: { ...en, ...locales.en } },
};

const kept: CallInput<typeof saveFormDraft>[] = [];

beforeEach(() => {
  kept.length = 0;
  sessionStorage.clear();
  stub(getFormDraft, () => null);
  stub(saveFormDraft, (input) => {
    kept.push(input);
    return {};
  });
});

const given: Partial<CurrentHuman> = {
  ...{ lastName: 'Мечтательная', firstName: 'Анна', birthDate: '2005-05-14', gender: 'F' },
  ...{ citizenship: 'RU', snils: '•••-•••-445 95', inn: null, identityStatus: 'FILLED' },
  passport: {
    ...{ series: '••••', number: '••3456' },
    ...{ issuedAt: null, issuedBy: null, departmentCode: null },
  },
};

function open(change: Partial<CurrentHuman> = {}, language: 'ru' | 'en' = 'ru') {
  const human = humanOf(change);
  stub(getCurrentHuman, () => human);
  return renderScreen(<IdentityScreen />, {
    url: '/me/identity',
    texts,
    person: human,
    roles: ['HUMAN'],
    language,
  });
}

const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const type = async (name: string | RegExp, text: string) => userEvent.type(await box(name), text);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

async function fill() {
  await type('Фамилия', 'Мечтательная');
  await type('Имя', 'Анна');
  await type('Дата рождения', '14.05.2005');
  await userEvent.click(screen.getByRole('radio', { name: 'Женский' }));
  await type('СНИЛС', '11223344595');
  await type('Серия', '40 20');
  await type('Номер', '123456');
  await type('Дата выдачи', '01.06.2019');
  await type('Код подразделения', '780001');
  await type('Кем выдан', 'ГУ МВД');
}

test('what is typed is sent as the call wants it', async () => {
  const sent: CallInput<typeof updateIdentity>['body'][] = [];
  stub(updateIdentity, ({ body }) => {
    sent.push(body);
    return humanOf(given);
  });
  open();
  await fill();
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    lastName: 'Мечтательная',
    middleName: null,
    birthDate: '2005-05-14',
    gender: 'F',
    citizenship: 'RU',
    snils: '11223344595',
    inn: null,
    passport: {
      series: '4020',
      number: '123456',
      issuedAt: '2019-06-01',
      departmentCode: '780-001',
    },
  });
});

test('a mistyped number is told as soon as its field is left', async () => {
  open();
  await type('СНИЛС', '11223344596');
  await userEvent.tab();
  expect(await screen.findByText(/контрольное число не сходится/)).toBeVisible();
  expect(await box('СНИЛС')).toBeInvalid();
});

test('a refusal stands at its field, and nothing typed is lost', async () => {
  const fields = { snils: 'SNILS_TAKEN' };
  stub(updateIdentity, () => new ApiError(409, 'СНИЛС занят', { code: 'SNILS_TAKEN', fields }));
  open();
  await fill();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('СНИЛС занят');
  expect(await box('СНИЛС')).toBeInvalid();
  expect(await box('Номер')).toHaveValue('123456');
});

test('what was typed before comes back, and can be let go', async () => {
  stub(getFormDraft, () => ({ values: { lastName: 'Мечт' }, savedAt: '2026-11-20T09:00:00Z' }));
  open();
  expect(await box('Фамилия')).toHaveValue('Мечт');
  await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
  expect(await box('Фамилия')).toHaveValue('');
  await waitFor(() =>
    expect(kept).toEqual([{ params: { form: 'identity' }, body: { values: {} } }]),
  );
});

test('what is typed is kept after a pause, and forgotten when it is sent', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  stub(updateIdentity, () => humanOf(given));
  open();
  await fill();
  act(() => jest.advanceTimersByTime(3_000));
  await waitFor(() => expect(kept.at(-1)?.body.values).toMatchObject({ lastName: 'Мечтательная' }));
  expect(await screen.findByText(/можно продолжить позже/)).toBeVisible();
  stub(getCurrentHuman, () => humanOf(given));
  await save();
  expect(await screen.findByText('Данные сохранены')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(kept.at(-1)?.body.values).toStrictEqual({});
  jest.useRealTimers();
});

test('the title has the focus where the form, or the way to it, has gone', async () => {
  open(given);
  const focused = () => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.click(await screen.findByRole('button', { name: 'Исправить' }));
  focused();
  await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
  focused();
});

/** The first draft is on its way until a test lets it arrive. */
function holdFirstDraft() {
  let arrive = () => {};
  stub(saveFormDraft, async (input) => {
    kept.push(input);
    if (kept.length === 1) await new Promise<void>((resolve) => (arrive = resolve));
    return {};
  });
  return () => act(async () => arrive());
}

test('what is typed during a slow save is kept after it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const arrive = holdFirstDraft();
  open();
  await type('Фамилия', 'М');
  act(() => jest.advanceTimersByTime(3_000));
  await type('Фамилия', 'еч');
  act(() => jest.advanceTimersByTime(4_000));
  expect(kept.map(({ body }) => body.values['lastName'])).toEqual(['М']);
  await arrive();
  await waitFor(() => expect(kept.at(-1)?.body.values).toMatchObject({ lastName: 'Меч' }));
  expect(kept).toHaveLength(2);
  jest.useRealTimers();
});

test('what is erased during a slow save is taken back after it', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const arrive = holdFirstDraft();
  open();
  await type('Фамилия', 'М');
  act(() => jest.advanceTimersByTime(3_000));
  await userEvent.clear(await box('Фамилия'));
  expect(kept).toHaveLength(1);
  await arrive();
  await waitFor(() => expect(kept.at(-1)?.body.values).toMatchObject({ lastName: '' }));
  jest.useRealTimers();
});

test('what is erased before it is kept does not come back', async () => {
  const { unmount } = open();
  await type('Фамилия', 'М');
  await userEvent.clear(await box('Фамилия'));
  unmount();
  open();
  expect(await box('Фамилия')).toHaveValue('');
  expect(screen.queryByText(/Мы вернули в поля/)).toBeNull();
  expect(kept).toStrictEqual([]);
});

test('what was typed right before the session ended comes back with the next one', async () => {
  const { unmount } = open();
  await type('Фамилия', 'Мечтательная');
  unmount();
  expect(kept).toStrictEqual([]);
  open();
  expect(await box('Фамилия')).toHaveValue('Мечтательная');
  expect(screen.getByText(/Мы вернули в поля/)).toBeVisible();
});

test('what the server refuses to keep is told', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  stub(saveFormDraft, () => new ApiError(413, 'Слишком много'));
  open();
  await type('Фамилия', 'Мечтательная');
  act(() => jest.advanceTimersByTime(3_000));
  expect(await screen.findByText(/само оно больше не сохраняется/)).toBeVisible();
  jest.useRealTimers();
});

test('a backend that keeps no drafts leaves the form', async () => {
  stub(getFormDraft, () => new ApiError(404, 'Не найдено'));
  open();
  expect(await box('Фамилия')).toHaveValue('');
});

test('a draft that could not be read is asked for again, and nothing is written over it', async () => {
  stub(getFormDraft, () => new ApiError(503, 'Сервис недоступен'));
  open();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  stub(getFormDraft, () => ({ values: { lastName: 'Мечт' }, savedAt: '2026-11-20T09:00:00Z' }));
  await userEvent.click(again);
  expect(await box('Фамилия')).toHaveValue('Мечт');
  expect(kept).toStrictEqual([]);
});

test('what is given stands masked, leads to the study and can be corrected', async () => {
  open(given);
  const facts = within(await screen.findByRole('region', { name: 'Данные о личности' }));
  expect(facts.getByText('•••-•••-445 95')).toBeVisible();
  expect(facts.getByText('14 мая 2005')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Найти свою учёбу' })).toHaveAttribute(
    'href',
    '/me/study',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Исправить' }));
  expect(await box('Фамилия')).toHaveValue('Мечтательная');
  expect(await box('СНИЛС')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Данные сохранены')).toBeVisible();
});

test('whose study is linked already is led to it as well', async () => {
  open({ ...given, student });
  expect(await screen.findByText(/найдите свою запись ещё раз/)).toBeVisible();
});

test('a confirmed identity is read only, and says why and whom to ask', async () => {
  open({ ...given, identityStatus: 'VERIFIED' });
  expect(await screen.findByText('Личность подтверждена')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Исправить' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Написать в поддержку' })).toHaveAttribute(
    'href',
    '/help/new?topic=ACCOUNT',
  );
});

test('a mismatch names the fields that differ', async () => {
  stub(getIdentityAgreement, () => ({
    ...{ lastName: true, firstName: true, middleName: null, birthDate: false, snils: false },
  }));
  open({ ...given, identityStatus: 'MISMATCH' });
  expect(await screen.findByText(/Отличается: Дата рождения, СНИЛС/)).toBeVisible();
});

test('a backend that cannot name the fields leaves the advice', async () => {
  stub(getIdentityAgreement, () => new ApiError(404, 'Не найдено'));
  open({ ...given, identityStatus: 'MISMATCH' });
  expect(await screen.findByText(/Проверьте фамилию, имя, дату рождения/)).toBeVisible();
});

test('a failed load can be tried again', async () => {
  stub(getCurrentHuman, () => new ApiError(503, 'Сервис недоступен'));
  renderScreen(<IdentityScreen />, { texts });
  expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('the screen speaks English', async () => {
  open({ ...given, identityStatus: 'VERIFIED' }, 'en');
  expect(await screen.findByText('Your identity is confirmed')).toBeVisible();
  expect(screen.getByText('Female')).toBeVisible();
});
