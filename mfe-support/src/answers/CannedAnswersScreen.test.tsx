import { ApiError } from '@campus/shared/api/ApiError';
import type { CallInput } from '@campus/shared/contract/call';
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '@campus/shared/contract/support/calls';
import type { Role } from '@campus/shared/contract/roles';
import type { CannedAnswer } from '@campus/shared/contract/support/records';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import commonEn from '../locales/en.json';
import commonRu from '../locales/ru.json';
import { CannedAnswersScreen, locales } from './CannedAnswersScreen';

const answerOf = (number: number, ru: string, en?: string): CannedAnswer => ({
  id: `0b6a4b5e-9d5a-4c1e-8a0e-${String(number).padStart(12, '0')}`,
  ...{ title: { ru, en }, text: { ru: `${ru}, {имя}.`, en: en && `${en}, {name}.` } },
  ...{ updatedAt: '2026-11-10T09:00:00Z', version: 1 },
});
const answers = [answerOf(1, 'Вопрос решён', 'Settled'), answerOf(2, 'Просим уточнить')];

interface Opened {
  search?: string;
  language?: 'ru' | 'en';
  roles?: Role[];
}

function open({ search = '', language = 'ru', roles = ['SUPPORT'] }: Opened = {}) {
  return renderScreen(<CannedAnswersScreen />, {
    ...{ url: `/admin/tickets/answers${search}`, roles, language },
    texts: {
      namespace: 'support',
      locales: { ru: { ...commonRu, ...locales.ru }, en: { ...commonEn, ...locales.en } },
    },
  });
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

beforeEach(() => stub(listCannedAnswers, () => answers));

test('they are listed with their words, and found by words of either language', async () => {
  const view = open();
  expect((await row(/Вопрос решён/)).getByText('есть')).toBeVisible();
  expect((await row(/Просим уточнить/)).getByText('нет')).toBeVisible();
  expect(screen.getByText('2 заготовки')).toBeVisible();
  view.unmount();
  open({ search: '?search=settled' });
  expect(await screen.findByText('1 заготовка')).toBeVisible();
  expect(screen.queryByRole('row', { name: /Просим уточнить/ })).toBeNull();
});

test('a new one is added in a window, which says what may stand in braces', async () => {
  const sent: CallInput<typeof createCannedAnswer>['body'][] = [];
  stub(createCannedAnswer, ({ body }) => {
    sent.push(body);
    return answerOf(3, body.title.ru);
  });
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Новая заготовка' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новая заготовка' }));
  expect(dialog.getByText('Подставим сами: {имя}, {обращение}, {карта}.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Название по-русски' }), 'Готово');
  const text = dialog.getByRole('textbox', { name: 'Текст по-русски' });
  await userEvent.type(text, 'Готово, {{пароль}.');
  await userEvent.click(dialog.getByRole('button', { name: 'Добавить заготовку' }));
  expect((await dialog.findAllByText(/только те пропуски/))[0]).toBeVisible();
  expect(sent).toStrictEqual([]);
  await userEvent.clear(text);
  await userEvent.type(text, 'Готово, {{имя}.');
  await userEvent.click(dialog.getByRole('button', { name: 'Добавить заготовку' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ title: { ru: 'Готово' }, text: { ru: 'Готово, {имя}.' } }]);
  expect(store.getState().notifications).toMatchObject([{ text: 'Заготовка сохранена: Готово' }]);
});

test('one is changed with the version that was read', async () => {
  const sent: CallInput<typeof updateCannedAnswer>[] = [];
  stub(updateCannedAnswer, (input) => {
    sent.push(input);
    return { ...answerOf(1, 'Вопрос закрыт', 'Settled'), version: 2 };
  });
  open();
  const edit = (await row(/Вопрос решён/)).getByRole('button', { name: 'Изменить: Вопрос решён' });
  await userEvent.click(edit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить заготовку' }));
  const name = dialog.getByRole('textbox', { name: 'Название по-русски' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Вопрос закрыт');
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([
    {
      params: { id: answers[0]?.id },
      body: { title: { ru: 'Вопрос закрыт', en: 'Settled' }, version: 1 },
    },
  ]);
});

test('one that is removed can be brought back, and is gone when its notice is', async () => {
  const gone: string[] = [];
  stub(deleteCannedAnswer, ({ params: { id } }) => {
    gone.push(id);
    return { id };
  });
  const { store } = open();
  const remove = async () =>
    userEvent.click(
      (await row(/Просим уточнить/)).getByRole('button', { name: 'Удалить: Просим уточнить' }),
    );
  const notice = () => store.getState().notifications[0];
  await remove();
  expect(screen.queryByRole('row', { name: /Просим уточнить/ })).toBeNull();
  act(() => {
    const { id = '', action } = notice() ?? {};
    store.getState().dismiss(id);
    action?.onClick();
  });
  await row(/Просим уточнить/);
  expect(gone).toStrictEqual([]);
  await remove();
  act(() => store.getState().dismiss(notice()?.id ?? ''));
  await waitFor(() => expect(gone).toEqual([answers[1]?.id]));
});

test('none yet, a failure and a server without them are told apart, in English too', async () => {
  stub(listCannedAnswers, () => []);
  const empty = open();
  expect(await screen.findByText('Заготовок пока нет')).toBeVisible();
  empty.unmount();
  stub(listCannedAnswers, () => new ApiError(503, 'The service is unavailable'));
  const failed = open({ language: 'en' });
  expect(await screen.findByText('The service is unavailable')).toBeVisible();
  failed.unmount();
  stub(listCannedAnswers, () => new ApiError(404, 'Not found'));
  open({ language: 'en' });
  expect(await screen.findByText('There are no canned answers here')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New canned answer' })).toBeNull();
});

test('an auditor reads them and is offered nothing to change, also where there are none', async () => {
  const view = open({ roles: ['AUDITOR'] });
  const read = await row(/Вопрос решён/);
  expect(read.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Новая заготовка' })).toBeNull();
  view.unmount();
  stub(listCannedAnswers, () => []);
  open({ roles: ['AUDITOR'] });
  expect(await screen.findByText('Заготовок пока нет')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Новая заготовка' })).toBeNull();
});
