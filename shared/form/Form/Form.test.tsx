import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { CodeField } from '@campus/shared/form/CodeField';
import { Form } from '@campus/shared/form/Form';
import { PasswordField } from '@campus/shared/form/PasswordField';
import { SelectField } from '@campus/shared/form/SelectField';
import { TextAreaField } from '@campus/shared/form/TextAreaField';
import { TextField } from '@campus/shared/form/TextField';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';

const onSubmit = jest.fn();
const required = { required: 'REQUIRED' };
const defaultValues = { email: '', password: '', topic: '', text: '', code: '', consent: false };

function Sample() {
  const form = useForm({
    defaultValues,
    shouldFocusError: false,
    resolver: (values) => {
      const names = ['email', 'consent'] as const;
      const empty = names.filter((name) => !values[name]);
      if (empty.length === 0) return { values, errors: {} };
      const error = { type: 'required', message: required.required };
      return { values: {}, errors: Object.fromEntries(empty.map((name) => [name, error])) };
    },
  });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Отправить" busyLabel="Отправляем">
      <TextField name="email" label="Почта" hint="Пришлём код" />
      <PasswordField name="password" label="Пароль" />
      <SelectField name="topic" label="Тема" options={[{ value: 'CARD', label: 'Карта' }]} />
      <TextAreaField name="text" label="Сообщение" limit={5} />
      <CodeField name="code" label="Код" />
      <CheckboxField name="consent" label="Согласие" missing="Дайте согласие" />
    </Form>
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));

beforeEach(() => {
  onSubmit.mockReset();
  renderScreen(<Sample />);
});

test('a refused submit focuses a summary whose links lead to the fields', async () => {
  await submit();
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Исправьте 2 поля');
  await userEvent.click(within(summary).getByRole('link', { name: 'Почта: Заполните это поле' }));
  const field = screen.getByRole('textbox', { name: 'Почта' });
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Заполните это поле Пришлём код');
});

test('a field with words of its own says what to do, here and in the summary', async () => {
  await submit();
  const summary = within(await screen.findByRole('alert'));
  await userEvent.click(summary.getByRole('link', { name: 'Дайте согласие' }));
  const box = screen.getByRole('checkbox', { name: 'Согласие' });
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Дайте согласие');
});

test('the counter of a field is read with it, and says what it counts', async () => {
  const field = screen.getByRole('textbox', { name: 'Сообщение' });
  expect(field).toHaveAccessibleDescription('0 из 5 знаков');
  await userEvent.type(field, 'Привет!');
  expect(field).toHaveAccessibleDescription('Лишних 2 знака');
});

test('an error that appears while typing leaves the focus where it is', async () => {
  await submit();
  const field = screen.getByRole('textbox', { name: 'Почта' });
  await userEvent.type(field, 'a{Backspace}');
  expect(field).toHaveFocus();
});

test('every kind of field gives its value', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Почта' }), 'a@b.ru');
  await userEvent.type(screen.getByLabelText('Пароль'), 'тайна');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тема' }), 'Карта');
  await userEvent.type(screen.getByRole('textbox', { name: 'Сообщение' }), 'Привет!');
  expect(screen.getByText('Лишних 2 знака')).toBeVisible();
  await userEvent.click(screen.getByRole('textbox', { name: 'Код' }));
  await userEvent.paste('123 456');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Согласие' }));
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({
    email: 'a@b.ru',
    password: 'тайна',
    topic: 'CARD',
    text: 'Привет!',
    code: '123456',
    consent: true,
  });
});

test('a form that is being sent is not sent twice', async () => {
  let finish = () => {};
  onSubmit.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  const field = screen.getByRole('textbox', { name: 'Почта' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Согласие' }));
  await userEvent.type(field, 'a@b.ru{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Отправляем', busy: true })).toBeDisabled();
  expect(field).toBeDisabled();
  finish();
  await waitFor(() => expect(field).toBeEnabled());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a password can be shown and hidden', async () => {
  const field = screen.getByLabelText('Пароль');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(field).toHaveAttribute('type', 'text');
});
