import { call } from '@campus/shared/contract/call';
import { Form } from '@campus/shared/form/Form';
import { MomentField } from '@campus/shared/form/MomentField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { renderField } from '@campus/shared/testing/renderField';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';

const group = () => within(screen.getByRole('group', { name: /^Начало/, hidden: true }));
const day = () => group().getByRole('textbox', { name: 'День', hidden: true });
const time = () => group().getByRole('textbox', { name: 'Время', hidden: true });
const open = (startsAt = '') =>
  renderField(<MomentField name="startsAt" label="Начало" today="2026-03-05" />, {
    values: { startsAt },
  });

test('a day and a time typed in any shape are one moment', async () => {
  const { sent, send } = open();
  expect(day()).toHaveAttribute('placeholder', 'ДД.ММ.ГГГГ');
  expect(time()).toHaveAttribute('placeholder', 'ЧЧ:ММ');
  await userEvent.type(day(), '5.3.26');
  await userEvent.tab();
  await userEvent.type(time(), '9:5');
  expect(time()).toHaveValue('9:5');
  await userEvent.tab();
  expect([day(), time()].map((input) => (input as HTMLInputElement).value)).toEqual([
    '05.03.2026',
    '09:05',
  ]);
  await send();
  expect(sent.mock.lastCall).toEqual([{ startsAt: '2026-03-05T09:05' }]);
});

test('it is a group that says by which clocks, in both languages', () => {
  renderField(<MomentField name="startsAt" label="Start" optional />, {
    values: { startsAt: '2026-03-05T21:30' },
    language: 'en',
  });
  const start = screen.getByRole('group', { name: /^Start/ });
  expect(start).toHaveAccessibleDescription('Moscow time');
  expect(within(start).getByRole('textbox', { name: 'Day' })).toHaveValue('05/03/2026');
  expect(within(start).getByRole('textbox', { name: 'Time' })).toHaveValue('21:30');
});

test('emptied in both halves it is empty, and a reset gives back what was there', async () => {
  const { sent, send } = open('2026-03-05T09:30');
  await userEvent.clear(day());
  await userEvent.clear(time());
  await send();
  expect(sent.mock.lastCall).toEqual([{ startsAt: '' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
  expect(day()).toHaveValue('05.03.2026');
  expect(time()).toHaveValue('09:30');
});

test('a day from the calendar keeps the time', async () => {
  const { sent, send } = open('2026-03-05T09:30');
  await userEvent.click(group().getByRole('button', { name: 'Открыть календарь' }));
  await screen.findByRole('dialog', { name: 'Выберите дату' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await send();
  expect(sent.mock.lastCall).toEqual([{ startsAt: '2026-03-12T09:30' }]);
});

const announce = call({
  method: 'POST',
  path: '/api/announcements',
  summary: 'For this test',
  access: 'public',
  body: z.object({ startsAt: z.string() }),
  response: z.object({ id: z.string() }),
});

function Announcement() {
  const { form, onSubmit } = useCallForm(announce, z.object({ startsAt: z.string() }), {
    defaultValues: { startsAt: '' },
    draft: 'announcement',
  });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Отправить">
      <MomentField name="startsAt" label="Начало" />
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

beforeEach(() => localStorage.clear());

test('half a moment is refused where it lacks, keeps its words and has the focus', async () => {
  renderScreen(<Announcement />);
  await userEvent.type(day(), '5.3.2026');
  await send();
  expect(time()).toBeInvalid();
  expect(day()).toBeValid();
  expect(time()).toHaveAccessibleDescription(/Напишите время/);
  await waitFor(() => expect(time()).toHaveFocus());
  await userEvent.type(time(), '25:00');
  await userEvent.clear(day());
  await userEvent.type(day(), '31.02.2026');
  await send();
  expect(day()).toBeInvalid();
  expect(day()).toHaveValue('31.02.2026');
  expect(time()).toHaveValue('25:00');
  await waitFor(() => expect(day()).toHaveFocus());
});

test('a reload gives back even half of it', async () => {
  const sent = jest.fn();
  stub(announce, ({ body }) => {
    sent(body);
    return { id: '1' };
  });
  const { unmount } = renderScreen(<Announcement />);
  await userEvent.type(time(), '1830');
  unmount();
  renderScreen(<Announcement />);
  expect(time()).toHaveValue('18:30');
  await userEvent.type(day(), '05.03.2026');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ startsAt: '2026-03-05T18:30' }));
});
