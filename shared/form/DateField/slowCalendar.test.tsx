import { DateField } from '@campus/shared/form/DateField';
import { Form } from '@campus/shared/form/Form';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { loadCalendar, type CalendarParts } from './loadCalendar';

jest.mock('./loadCalendar', () => ({ loadCalendar: jest.fn() }));

const onClose = jest.fn();

function Sample() {
  const form = useForm({ defaultValues: { day: '' } });
  return (
    <Dialog open title="Практика" onClose={onClose}>
      <Form form={form} onSubmit={() => undefined} submitLabel="Сохранить">
        <DateField name="day" label="Начало" />
      </Form>
    </Dialog>
  );
}

const button = () => screen.getByRole('button', { name: 'Открыть календарь' });

beforeEach(() => onClose.mockReset());

test('Escape closes a calendar that is on its way, and not the window around it', async () => {
  jest.mocked(loadCalendar).mockReturnValue(new Promise(() => undefined));
  renderScreen(<Sample />);
  await userEvent.click(button());
  expect(screen.getByRole('status')).toHaveTextContent('Открываем календарь');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('status')).toBeNull();
  expect(button()).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('whoever asks once more for a calendar that did not come keeps the focus, and can leave it', async () => {
  jest.mocked(loadCalendar).mockRejectedValue(new Error('offline'));
  renderScreen(<Sample />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(button()).toHaveFocus();
  const again = await screen.findByRole('button', { name: 'Повторить' });
  await userEvent.tab();
  expect(again).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(again).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});

test('a calendar that comes while a day is being written leaves whoever writes it alone', async () => {
  const real = jest.requireActual<typeof import('./loadCalendar')>('./loadCalendar');
  const parts = await real.loadCalendar();
  let come: (parts: CalendarParts) => void = () => undefined;
  jest.mocked(loadCalendar).mockReturnValue(new Promise((resolve) => (come = resolve)));
  renderScreen(<Sample />);
  await userEvent.click(button());
  const field = screen.getByRole('textbox', { name: 'Начало' });
  await userEvent.type(field, '5.3.');
  await act(async () => come(parts));
  expect(screen.queryByRole('dialog', { name: 'Выберите дату' })).toBeNull();
  await userEvent.keyboard('26');
  expect(field).toHaveValue('5.3.26');
  await userEvent.click(button());
  expect(await screen.findByRole('dialog', { name: 'Выберите дату' })).toBeVisible();
});
