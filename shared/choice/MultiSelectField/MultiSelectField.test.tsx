import {
  MultiSelectField,
  type MultiSelectFieldProps,
} from '@campus/shared/choice/MultiSelectField';
import { Form } from '@campus/shared/form/Form';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';

const onSubmit = jest.fn();
const named = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
const cities = named('Москва', 'Королёв', 'Орёл');

interface SampleProps extends Partial<MultiSelectFieldProps> {
  values?: string[];
}

function Sample({ values = [], ...props }: SampleProps) {
  const form = useForm({ defaultValues: { cities: values } });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Отправить">
      <MultiSelectField name="cities" label="Города" options={cities} {...props} />
    </Form>
  );
}

const open = (props: SampleProps = {}) => renderScreen(<Sample {...props} />);
const field = () => screen.getByRole('combobox', { name: 'Города' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chips = () =>
  screen.queryAllByRole('button', { name: /^Убрать/ }).map((button) => button.ariaLabel);
const sent = async () => {
  await press('Отправить');
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.lastCall as unknown;
};

beforeEach(() => onSubmit.mockReset());

test('several are chosen from one opening, and the form gets their values', async () => {
  open();
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Москва' }));
  await userEvent.click(screen.getByRole('option', { name: 'Орёл' }));
  expect(screen.getByRole('option', { name: 'Орёл' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('3 варианта Выбрано: 2');
  await userEvent.keyboard('{Escape}');
  expect(await sent()).toEqual([{ cities: ['Москва', 'Орёл'] }]);
});

test('the keyboard alone chooses, and Backspace takes the last one back', async () => {
  open({ values: ['Москва'] });
  await userEvent.type(field(), 'орел{Enter}{Escape}');
  await waitFor(() => expect(chips()).toEqual(['Убрать «Москва»', 'Убрать «Орёл»']));
  await userEvent.clear(field());
  await userEvent.type(field(), '{Backspace}{Escape}');
  await waitFor(() => expect(chips()).toEqual(['Убрать «Москва»']));
});

test('what was typed goes with the choice, and Enter once more takes nothing back', async () => {
  open();
  await userEvent.type(field(), 'орел{Enter}');
  expect(field()).toHaveValue('');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(chips()).toEqual(['Убрать «Орёл»']));
  await userEvent.keyboard('моск{Enter}');
  expect(field()).toHaveValue('');
  await waitFor(() => expect(chips()).toEqual(['Убрать «Орёл»', 'Убрать «Москва»']));
});

test('what was typed goes with the choice of a pointer', async () => {
  open();
  await userEvent.type(field(), 'орел');
  await userEvent.click(screen.getByRole('option', { name: 'Орёл' }));
  expect(field()).toHaveValue('');
  await userEvent.click(field());
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

test('a chip is removed by its button', async () => {
  open({ values: ['Москва', 'Орёл'] });
  await press('Убрать «Москва»');
  expect(await sent()).toEqual([{ cities: ['Орёл'] }]);
});

test('Escape in a closed list keeps what was chosen', async () => {
  open({ values: ['Москва'] });
  await userEvent.click(field());
  await userEvent.keyboard('{Escape}{Escape}');
  expect(chips()).toHaveLength(1);
});

test('a short list is chosen whole and emptied at once, and the focus stays in the field', async () => {
  open();
  await press('Выбрать все');
  expect(chips()).toHaveLength(3);
  expect(field()).toHaveFocus();
  await press('Снять всё');
  expect(chips()).toHaveLength(0);
  expect(field()).toHaveFocus();
});

test('all of the list come beside what is chosen and offered no more', async () => {
  const lost = { value: '7', label: 'Казань' };
  const { unmount } = open({ values: ['7', 'Орёл'], selected: [lost] });
  await press('Выбрать все');
  expect(await sent()).toEqual([{ cities: ['7', 'Москва', 'Королёв', 'Орёл'] }]);
  expect(screen.queryByRole('button', { name: 'Выбрать все' })).toBeNull();
  unmount();
  open({ values: ['7'], selected: [lost], limit: 3 });
  expect(screen.queryByRole('button', { name: 'Выбрать все' })).toBeNull();
});

test('a long list is not chosen whole', () => {
  open({ options: named(...Array.from({ length: 21 }, (_, index) => `Город ${index}`)) });
  expect(screen.queryByRole('button', { name: 'Выбрать все' })).toBeNull();
});

test('what one search found stays named after the next', async () => {
  const search = (text: string) => Promise.resolve(text ? named(`${text}ск`) : []);
  open({ options: undefined, search, values: ['7'], selected: [{ value: '7', label: 'Казань' }] });
  await userEvent.type(field(), 'Том');
  await userEvent.click(await screen.findByRole('option', { name: 'Томск' }));
  await userEvent.clear(field());
  await userEvent.type(field(), 'Ом');
  await userEvent.click(await screen.findByRole('option', { name: 'Омск' }));
  await userEvent.keyboard('{Escape}');
  expect(chips()).toEqual(['Убрать «Казань»', 'Убрать «Томск»', 'Убрать «Омск»']);
});

test('a failed search is repeated and chooses nothing', async () => {
  let isDown = true;
  const search = () => (isDown ? Promise.reject(new Error('Down')) : Promise.resolve(cities));
  open({ options: undefined, search });
  await userEvent.click(field());
  const retry = await screen.findByRole('option', { name: 'Повторить' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('option', { name: 'Москва' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(chips()).toHaveLength(0);
});

test('a read-only one shows what is chosen and lets nothing be removed', () => {
  open({ values: ['Москва'], readOnly: true });
  expect(screen.getByText('Москва')).toBeVisible();
  expect(chips()).toHaveLength(0);
});

test('what nothing is called can be created, and the typed words are given', async () => {
  const onCreate = jest.fn();
  open({ creation: { label: (text) => `Добавить «${text}»`, onCreate } });
  await userEvent.type(field(), 'орёл');
  expect(screen.queryByRole('option', { name: /Добавить/ })).toBeNull();
  await userEvent.clear(field());
  await userEvent.type(field(), ' Тула {Enter}');
  expect(onCreate).toHaveBeenCalledWith('Тула');
  await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0));
  expect(chips()).toHaveLength(0);
});

test('the most that may be chosen is said, and the others wait', async () => {
  open({ values: ['Москва', 'Орёл'], limit: 2 });
  expect(screen.queryByRole('button', { name: 'Выбрать все' })).toBeNull();
  await userEvent.click(field());
  expect(screen.getByRole('status')).toHaveTextContent('Можно выбрать не больше 2');
  await userEvent.click(screen.getByRole('option', { name: 'Королёв' }));
  await userEvent.click(screen.getByRole('option', { name: 'Орёл' }));
  await userEvent.click(screen.getByRole('option', { name: 'Королёв' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(chips()).toEqual(['Убрать «Москва»', 'Убрать «Королёв»']));
});

test('options that could not be loaded are asked for again', async () => {
  const onRetry = jest.fn();
  open({ options: undefined, onRetry });
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('option', { name: 'Повторить' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(chips()).toHaveLength(0);
});
