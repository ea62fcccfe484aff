import { day } from '@campus/shared/contract/fields';
import { period } from '@campus/shared/contract/period';
import { Form } from '@campus/shared/form/Form';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { DateRangeField } from './DateRangeField';

const onSubmit = jest.fn();
const schema = z.object({ begins: day, ends: day }).check(...period('begins', 'ends'));

function Sample() {
  const form = useForm({
    defaultValues: { begins: '', ends: '' },
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Сохранить">
      <DateRangeField
        nameFrom="begins"
        nameTo="ends"
        label="Период практики"
        today="2026-03-05"
        presets={['thisMonth', 'lastMonth', 'schoolYear']}
      />
    </Form>
  );
}

const group = () => within(screen.getByRole('group', { name: 'Период практики', hidden: true }));
const first = () => group().getByRole('textbox', { name: 'С', hidden: true });
const last = () => group().getByRole('textbox', { name: 'По', hidden: true });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь' }));
  await screen.findByRole('dialog', { name: 'Выберите период' });
};

beforeEach(() => {
  onSubmit.mockReset();
  renderScreen(<Sample />);
});

test('two typed days are sent', async () => {
  await userEvent.type(first(), '3.3.26');
  await userEvent.type(last(), '7.3.26');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ begins: '2026-03-03', ends: '2026-03-07' });
});

test('each end says that it lacks, and the first of them has the focus', async () => {
  await submit();
  await waitFor(() => expect(first()).toHaveAccessibleDescription('Заполните это поле'));
  expect(last()).toHaveAccessibleDescription('Заполните это поле');
  expect(first()).toHaveFocus();
});

test('a period that ends before it begins is refused until either day is mended', async () => {
  await userEvent.type(first(), '10.03.2026');
  await userEvent.type(last(), '07.03.2026');
  await submit();
  expect(last()).toHaveAccessibleDescription('Начало должно быть не позже конца');
  await userEvent.clear(first());
  await userEvent.type(first(), '01.03.2026');
  await waitFor(() => expect(last()).toHaveAccessibleDescription(''));
});

test('both days are chosen in one calendar, which then closes', async () => {
  await openCalendar();
  expect(screen.getByText('Выберите первый день')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Теперь выберите последний день')).toBeVisible();
  expect(first()).toHaveValue('05.03.2026');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(last()).toHaveValue('12.03.2026');
});

test.each([
  ['Этот месяц', '01.03.2026', '31.03.2026'],
  ['Прошлый месяц', '01.02.2026', '28.02.2026'],
  ['Учебный год', '01.09.2025', '31.08.2026'],
])('«%s» fills in both days', async (name, from, to) => {
  await openCalendar();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(first()).toHaveValue(from);
  expect(last()).toHaveValue(to);
});
