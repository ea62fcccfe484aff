import { ApiError } from '@campus/shared/api/ApiError';
import { Form } from '@campus/shared/form/Form';
import { TextField } from '@campus/shared/form/TextField';
import { PersistedForm, usePersistedForm } from '@campus/shared/record/PersistedForm';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';

type Values = Record<string, unknown>;
type Save = (values: Values) => Promise<unknown>;

function Fields({ typed, save }: { typed: Values; save: Save }) {
  const form = useForm({ defaultValues: { name: '', ...typed } });
  const { forget } = usePersistedForm({ name: 'sample', form, save });
  return (
    <Form form={form} onSubmit={forget} submitLabel="Отправить">
      <TextField name="name" label="Название" />
    </Form>
  );
}

function Sample({ begun, save }: { begun: string; save: Save }) {
  const queryFn = () => Promise.resolve(begun ? { values: { name: begun } } : null);
  const query = useQuery({ queryKey: ['draft', begun], queryFn });
  return (
    <PersistedForm name="sample" query={query} onForget={() => save({})}>
      {(typed) => <Fields {...{ typed, save }} />}
    </PersistedForm>
  );
}

/** A server whose first answer comes when a test lets it. */
function open({ begun = '', isHeld = false }) {
  const kept: unknown[] = [];
  let answer = (_: Promise<unknown>) => {};
  const held = new Promise((resolve) => (answer = resolve));
  const save = async ({ name }: Values) => {
    kept.push(name);
    if (isHeld && kept.length === 1) await held;
  };
  const { unmount } = renderScreen(<Sample {...{ begun, save }} />);
  const succeed = () => act(async () => answer(Promise.resolve()));
  const fail = () => act(async () => answer(Promise.reject(new ApiError(503, 'Позже'))));
  return { kept, succeed, fail, unmount };
}

/** Reads the draft again, as a change of the language does. */
function ReadAgain({ answers }: { answers: ({ values: Values } | null)[] }) {
  const queryFn = () => Promise.resolve(answers.shift() ?? null);
  const query = useQuery({ queryKey: ['draft', 'again'], queryFn });
  return (
    <>
      <button type="button" onClick={() => void query.refetch()}>
        Прочитать
      </button>
      <PersistedForm name="sample" query={query} onForget={() => Promise.resolve()}>
        {(typed) => <Fields typed={typed} save={() => Promise.resolve()} />}
      </PersistedForm>
    </>
  );
}

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const name = () => screen.findByRole('textbox', { name: 'Название' });
const type = async (text: string) => user.type(await name(), text);
const press = (label: string) => user.click(screen.getByRole('button', { name: label }));
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what is sent during a slow save is forgotten after it', async () => {
  const { kept, succeed } = open({ isHeld: true });
  await type('Осень');
  await pass(3);
  await press('Отправить');
  await pass(1);
  expect(kept).toEqual(['Осень']);
  await succeed();
  expect(kept).toEqual(['Осень', undefined]);
});

test('a save that fails after the form was sent is not tried again', async () => {
  const { kept, fail } = open({ isHeld: true });
  await type('Осень');
  await pass(3);
  await press('Отправить');
  await fail();
  await pass(20);
  expect(kept).toEqual(['Осень', undefined]);
});

test('what is on its way when somebody starts anew is forgotten before more is kept', async () => {
  const { kept, succeed } = open({ begun: 'Осень', isHeld: true });
  await type(' и');
  await pass(3);
  await type(' зима');
  await press('Начать заново');
  await type('Лето');
  await pass(3);
  expect(kept).toEqual(['Осень и']);
  await succeed();
  expect(kept).toEqual(['Осень и', undefined, 'Лето']);
});

test('what was typed right before somebody started anew does not come back in this tab', async () => {
  const { unmount } = open({ begun: 'Осень' });
  await type(' и зима');
  await press('Начать заново');
  expect(await name()).toHaveValue('');
  unmount();
  open({});
  expect(await name()).toHaveValue('');
});

test.each([
  ['typed just now is not told to be back', null, 0],
  ['began with goes on as such', { values: { name: 'Весна' } }, 1],
])('what a form %s when its draft is read once more', async (_, first, count) => {
  renderScreen(<ReadAgain answers={[first, { values: { name: 'Осень' } }]} />);
  await type('!');
  await press('Прочитать');
  await pass(1);
  expect(screen.queryAllByText('Мы вернули в поля то, что вы ввели раньше.')).toHaveLength(count);
});
