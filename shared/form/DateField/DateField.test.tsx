import { day } from '@campus/shared/contract/fields';
import { Form } from '@campus/shared/form/Form';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { DateField, type DateFieldProps } from './DateField';
import { loadCalendar } from './loadCalendar';

jest.mock('./loadCalendar', () => {
  const real = jest.requireActual<typeof import('./loadCalendar')>('./loadCalendar');
  return { loadCalendar: jest.fn(real.loadCalendar) };
});

const onSubmit = jest.fn();
const schema = z.object({ startDate: day });

function Sample({ value = '', ...props }: Partial<DateFieldProps> & { value?: string }) {
  const form = useForm({
    defaultValues: { startDate: value },
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Сохранить">
      <DateField name="startDate" label="Начало обучения" today="2026-03-05" {...props} />
    </Form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Начало обучения' });
const button = () => screen.getByRole('button', { name: 'Открыть календарь' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
const openCalendar = async () => {
  await userEvent.click(button());
  return screen.findByRole('dialog', { name: 'Выберите дату' });
};

beforeEach(() => onSubmit.mockReset());

test('what is typed in any shape is shown in one and sent in another', async () => {
  renderScreen(<Sample />);
  expect(field()).toHaveAttribute('placeholder', 'ДД.ММ.ГГГГ');
  await userEvent.type(field(), '5.3.26');
  expect(field()).toHaveValue('5.3.26');
  await userEvent.tab();
  expect(field()).toHaveValue('05.03.2026');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ startDate: '2026-03-05' });
});

test('English readers see the day first too', async () => {
  renderScreen(<Sample value="2026-03-05" />, { language: 'en' });
  expect(field()).toHaveValue('05/03/2026');
  await userEvent.clear(field());
  expect(field()).toHaveAttribute('placeholder', 'DD/MM/YYYY');
  await userEvent.type(field(), '31/12/2026');
  await userEvent.tab();
  expect(field()).toHaveValue('31/12/2026');
});

test('what is no date is refused and not lost', async () => {
  renderScreen(<Sample />);
  await userEvent.type(field(), '31.02.2026');
  await submit();
  expect(field()).toHaveAccessibleDescription(/Напишите дату полностью/);
  expect(field()).toHaveValue('31.02.2026');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an emptied field is empty, whatever was in it at first', async () => {
  renderScreen(<Sample value="2026-03-05" />);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('');
  await submit();
  expect(field()).toHaveAccessibleDescription('Заполните это поле');
});

test('a day is chosen by the keyboard, and the focus returns to the button', async () => {
  renderScreen(<Sample value="2026-03-05" />);
  await openCalendar();
  expect(
    await screen.findByRole('button', { name: 'четверг, 5 марта 2026, сегодня, выбрано' }),
  ).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}');
  expect(screen.getByRole('button', { name: 'понедельник, 13 апреля 2026' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('13.04.2026');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button()).toHaveFocus());
});

test('Escape closes the calendar and changes nothing', async () => {
  renderScreen(<Sample value="2026-03-05" />);
  await openCalendar();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button()).toHaveFocus());
  expect(field()).toHaveValue('05.03.2026');
});

test('a press on the button closes what it has opened', async () => {
  renderScreen(<Sample />);
  await openCalendar();
  // Beside an open calendar the page is hidden from assistive technology, but not from the mouse.
  await userEvent.click(screen.getByRole('button', { name: 'Открыть календарь', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('days out of bounds cannot be chosen in the calendar', async () => {
  renderScreen(<Sample min="2026-03-03" max="2026-03-20" />);
  await openCalendar();
  expect(screen.getByRole('button', { name: 'понедельник, 2 марта 2026' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'вторник, 3 марта 2026' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'суббота, 21 марта 2026' })).toBeDisabled();
});

test('a calendar that does not load says so and comes on the second attempt', async () => {
  jest.mocked(loadCalendar).mockRejectedValueOnce(new Error('offline'));
  renderScreen(<Sample />);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Дату можно написать в поле');
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('dialog', { name: 'Выберите дату' })).toBeVisible();
});

test('a field that is only read has no calendar', () => {
  renderScreen(<Sample value="2026-03-05" readOnly />);
  expect(field()).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: 'Открыть календарь' })).not.toBeInTheDocument();
});
