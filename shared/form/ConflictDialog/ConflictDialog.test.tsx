import { ConflictDialog, type Difference } from '@campus/shared/form/ConflictDialog';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';

const onSettle = jest.fn();
const onClose = jest.fn();

const differences: Difference[] = [
  { name: 'title', label: 'Заголовок', mine: 'Осень', theirs: 'Зима', isUntouched: true },
  { name: 'lead', label: 'Анонс', mine: 'Мой анонс', theirs: '', isUntouched: false },
];

async function open(props: Partial<ComponentProps<typeof ConflictDialog>> = {}) {
  const all = { open: true, onClose, onSettle, differences, ...props };
  renderScreen(<ConflictDialog {...all} />);
  return within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  onSettle.mockReset();
  onClose.mockReset();
});

test('it says who has saved and when, and what has become of the record', async () => {
  const by = 'Мария Петрова';
  const dialog = await open({ by, at: '2026-03-05T09:15:00Z', note: 'Его уже читают.' });
  expect(dialog.getByText(/Мария Петрова, 5 марта 2026, 12:15/)).toBeVisible();
  expect(dialog.getByText('Его уже читают.')).toBeVisible();
});

test('what nobody tells is left out', async () => {
  const dialog = await open();
  expect(dialog.getByText(/^Последнее сохранение: кто-то другой\./)).toBeVisible();
});

test('theirs stands beside mine, and what was not touched here is theirs already', async () => {
  const dialog = await open();
  const title = within(dialog.getByRole('radiogroup', { name: 'Заголовок' }));
  expect(title.getByRole('radio', { name: 'Свежий вариант' })).toBeChecked();
  expect(title.getByRole('radio', { name: 'Ваш вариант' })).toHaveAccessibleDescription('Осень');
  const lead = within(dialog.getByRole('radiogroup', { name: 'Анонс' }));
  expect(lead.getByRole('radio', { name: 'Ваш вариант' })).toBeChecked();
  expect(lead.getByRole('radio', { name: 'Свежий вариант' })).toHaveAccessibleDescription('пусто');
  await press('Сохранить выбранное');
  expect(onSettle).toHaveBeenCalledWith(['lead']);
});

test('one field is chosen by its radio, all of them by one button', async () => {
  const dialog = await open();
  const title = within(dialog.getByRole('radiogroup', { name: 'Заголовок' }));
  await userEvent.click(title.getByText('Осень'));
  await press('Сохранить выбранное');
  expect(onSettle).toHaveBeenLastCalledWith(['title', 'lead']);
  await press('Везде взять свежий');
  await press('Сохранить выбранное');
  expect(onSettle).toHaveBeenLastCalledWith([]);
  await press('Везде оставить мой');
  await press('Сохранить выбранное');
  expect(onSettle).toHaveBeenLastCalledWith(['title', 'lead']);
});

test('where nothing differs it says so and goes on', async () => {
  const dialog = await open({ differences: [] });
  expect(dialog.getByText(/Оба варианта совпадают/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Везде оставить мой' })).toBeNull();
  await press('Сохранить');
  expect(onSettle).toHaveBeenCalledWith([]);
});

test('Escape closes it and chooses nothing', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  expect(onSettle).not.toHaveBeenCalled();
});
