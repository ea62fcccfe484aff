import { ComboboxField, type ComboboxFieldProps } from '@campus/shared/choice/ComboboxField';
import type { Choice } from '@campus/shared/choice/useChoices';
import { Form } from '@campus/shared/form/Form';
import { Dialog } from '@campus/shared/overlay/Dialog';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';

const onSubmit = jest.fn();
const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const cities = named('Москва', 'Королёв', 'Орёл', 'Королевство');

interface SampleProps extends Partial<ComboboxFieldProps> {
  value?: string;
}

function Sample({ value = '', ...props }: SampleProps) {
  const form = useForm({ defaultValues: { city: value } });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Отправить">
      <ComboboxField name="city" label="Город" {...props} />
    </Form>
  );
}

const open = (props: SampleProps = { options: cities }) => renderScreen(<Sample {...props} />);
const field = () => screen.getByRole('combobox', { name: 'Город' });
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const said = () => screen.getByRole('status').textContent;
const sent = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.lastCall as unknown;
};

beforeEach(() => onSubmit.mockReset());

test('typing finds regardless of case and ё, the keyboard chooses, the form gets the value', async () => {
  open();
  await userEvent.type(field(), 'КОРОЛЕ');
  expect(shown()).toEqual(['Королёв', 'Королевство']);
  expect(said()).toBe('2 варианта');
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Королёв');
  expect(await sent()).toEqual([{ city: 'Королёв' }]);
});

test('the arrows move through the list', async () => {
  open();
  await userEvent.type(field(), '{ArrowDown}{ArrowDown}{Enter}');
  expect(await sent()).toEqual([{ city: 'Королёв' }]);
});

test('what is not in the list is not chosen, and is said to be missing', async () => {
  open({ options: cities, value: 'Орёл' });
  await userEvent.clear(field());
  await userEvent.type(field(), 'Нигде');
  expect(said()).toBe('Ничего не нашлось');
  await userEvent.tab();
  await waitFor(() => expect(field()).toHaveValue(''));
});

test('Escape closes the list, and in a closed one keeps the choice', async () => {
  open({ options: cities, value: 'Орёл' });
  await userEvent.click(field());
  expect(shown()).toHaveLength(4);
  await userEvent.keyboard('{Escape}{Escape}');
  await waitFor(() => expect(shown()).toStrictEqual([]));
  expect(field()).toHaveValue('Орёл');
});

test('in a window Escape closes the list first, then the window', async () => {
  const onClose = jest.fn();
  renderScreen(
    <Dialog open onClose={onClose} title="Адрес">
      <Sample options={cities} value="Орёл" />
    </Dialog>,
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'Город' }));
  expect(shown()).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(shown()).toStrictEqual([]));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('Орёл');
});

test('a choice can be taken back', async () => {
  open({ options: cities, value: 'Орёл' });
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(await sent()).toEqual([{ city: '' }]);
});

test('for no choice the form may get null', async () => {
  open({ options: cities, value: 'Орёл', none: null });
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(await sent()).toEqual([{ city: null }]);
});

test('what is missing is created from the keyboard, and chooses nothing by itself', async () => {
  const onCreate = jest.fn();
  open({ options: cities, creation: { label: (text) => `Добавить «${text}»`, onCreate } });
  await userEvent.type(field(), 'Тула{Enter}');
  expect(onCreate).toHaveBeenCalledWith('Тула');
  expect(await sent()).toEqual([{ city: '' }]);
});

test('what differs in ё alone is there already, and is not offered to be created', async () => {
  open({
    options: cities,
    creation: { label: (text) => `Добавить «${text}»`, onCreate: jest.fn() },
  });
  await userEvent.type(field(), 'орел');
  expect(shown()).toEqual(['Орёл']);
});

test('a long list shows its first hundred and asks for more words', async () => {
  open({ options: named(...Array.from({ length: 101 }, (_, index) => `Город ${index}`)) });
  await userEvent.click(field());
  expect(shown()).toHaveLength(100);
  expect(screen.getAllByText(/Показаны первые 100/)[0]).toBeVisible();
});

test('the summary of errors leads to the field', async () => {
  let led: HTMLInputElement | null = null;
  open({ options: cities, ref: (input) => void (led = input ?? led) });
  expect(led).toBe(field());
});

test('the name of the value is shown before anything is found', () => {
  const search = () => new Promise<never>(() => {});
  open({ search, value: '1', selected: { value: '1', label: 'Томск' } });
  expect(field()).toHaveValue('Томск');
});

test('a search starts after a pause in typing, and what it finds is remembered', async () => {
  const search = jest.fn((text: string) => Promise.resolve([{ value: '7', label: `${text}!` }]));
  open({ search });
  await userEvent.type(field(), 'Томск');
  expect(said()).toBe('Ищем…');
  expect(await screen.findByRole('option', { name: 'Томск!' })).toBeVisible();
  expect(search.mock.calls.map(([text]) => text)).not.toContain('Том');
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Томск!');
  expect(await sent()).toEqual([{ city: '7' }]);
});

test('a late answer to an earlier question is dropped', async () => {
  const answers = new Map<string, (found: Choice[]) => void>();
  const search = (text: string) =>
    new Promise<Choice[]>((resolve) => void answers.set(text, resolve));
  open({ search });
  await userEvent.type(field(), 'То');
  await waitFor(() => expect(answers.has('То')).toBe(true));
  await userEvent.type(field(), 'м');
  await waitFor(() => expect(answers.has('Том')).toBe(true));
  answers.get('Том')?.(named('Томск'));
  expect(await screen.findByRole('option', { name: 'Томск' })).toBeVisible();
  answers.get('То')?.(named('Тольятти'));
  await waitFor(() => expect(shown()).toEqual(['Томск']));
});

test('a failed search says so, and is repeated from the keyboard', async () => {
  let isDown = true;
  const search = () => (isDown ? Promise.reject(new Error('Down')) : Promise.resolve(cities));
  open({ search });
  await userEvent.click(field());
  const retry = await screen.findByRole('option', { name: 'Повторить' });
  expect(said()).toBe('Не получилось загрузить список');
  isDown = false;
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(shown()).toHaveLength(4));
  expect(retry).not.toBeInTheDocument();
  expect(field()).toHaveValue('');
});

test('a read-only one shows its value and has nothing to press', () => {
  const { container } = open({ options: cities, value: 'Орёл', readOnly: true });
  expect(field()).toHaveAttribute('readonly');
  expect(within(container).getAllByRole('button')).toHaveLength(1);
});
