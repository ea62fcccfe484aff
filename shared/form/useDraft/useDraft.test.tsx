import { ApiError } from '@campus/shared/api/ApiError';
import { call } from '@campus/shared/contract/call';
import { CheckboxField } from '@campus/shared/form/CheckboxField';
import { Form } from '@campus/shared/form/Form';
import { TextField } from '@campus/shared/form/TextField';
import { useCallForm } from '@campus/shared/form/useCallForm';
import { SessionContext, type Session } from '@campus/shared/remote/useSession';
import { humanOf } from '@campus/shared/testing/people';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as z from 'zod/mini';

const body = z.object({ title: z.string(), consent: z.boolean() });
const save = call({
  method: 'POST',
  path: '/api/draft-test',
  summary: 'For this test',
  access: 'public',
  body,
  response: z.object({ id: z.string() }),
});

function Essay({ title = '' }: { title?: string }) {
  const { form, onSubmit } = useCallForm(save, body, {
    defaultValues: { title, consent: false },
    draft: 'essay',
    draftOmits: ['consent'],
  });
  return (
    <Form form={form} onSubmit={onSubmit} submitLabel="Сохранить">
      <TextField name="title" label="Название" />
      <CheckboxField name="consent" label="Согласие" />
    </Form>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Название' });
const consent = () => screen.getByRole('checkbox', { name: 'Согласие' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
const notice = 'Мы вернули в поля то, что вы ввели раньше.';

async function typeAndReload(again = <Essay />, options = {}) {
  const { unmount } = renderScreen(<Essay />);
  await userEvent.type(title(), 'Осень');
  await userEvent.click(consent());
  unmount();
  renderScreen(again, options);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a reload gives back what was typed, but for what is left out, and says so', async () => {
  await typeAndReload();
  expect(title()).toHaveValue('Осень');
  expect(consent()).not.toBeChecked();
  expect(screen.getByText(notice)).toBeVisible();
});

test('starting anew empties the fields, forgets the draft and moves to the first field', async () => {
  await typeAndReload();
  await userEvent.click(screen.getByRole('button', { name: 'Начать заново' }));
  expect(title()).toHaveValue('');
  expect(title()).toHaveFocus();
  expect(screen.queryByText(notice)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('what is sent is no draft any more, what is refused still is', async () => {
  await typeAndReload();
  stub(save, () => new ApiError(503, 'Сервис недоступен'));
  await submit();
  await screen.findByRole('alert');
  expect(localStorage).toHaveLength(1);
  stub(save, () => ({ id: '1' }));
  await submit();
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('what is taken back is no draft', async () => {
  renderScreen(<Essay />);
  await userEvent.type(title(), 'О');
  expect(localStorage).toHaveLength(1);
  await userEvent.clear(title());
  expect(localStorage).toHaveLength(0);
});

test('a draft over values that have changed since is ignored', async () => {
  await typeAndReload(<Essay title="Зима" />);
  expect(title()).toHaveValue('Зима');
  expect(screen.queryByText(notice)).toBeNull();
});

test('a draft of another person is ignored', async () => {
  await typeAndReload(<Essay />, { person: humanOf() });
  expect(title()).toHaveValue('');
});

describe('while it is not known who it is', () => {
  const unknown = { roles: [], person: null, name: '', signOut: () => Promise.resolve() };
  const somebody = (id: string | null, status: Session['status']) => (
    <SessionContext value={{ ...unknown, id, status }}>
      <Essay />
    </SessionContext>
  );

  function Arrival() {
    const [isKnown, setKnown] = useState(false);
    return (
      <>
        {isKnown ? somebody('1', 'signedIn') : somebody(null, 'loading')}
        <button onClick={() => setKnown(true)}>Узнать</button>
      </>
    );
  }
  const arrive = () => userEvent.click(screen.getByRole('button', { name: 'Узнать' }));

  test('a reload gives back what was typed by the one whose token there is', async () => {
    const { unmount } = renderScreen(somebody('1', 'loading'));
    await userEvent.type(title(), 'Осень');
    unmount();
    renderScreen(somebody('1', 'loading'));
    expect(title()).toHaveValue('Осень');
  });

  test('what is typed where the token tells nothing is kept as soon as they are known', async () => {
    const { unmount } = renderScreen(<Arrival />);
    await userEvent.type(title(), 'Осень');
    expect(localStorage).toHaveLength(0);
    await arrive();
    expect(title()).toHaveValue('Осень');
    unmount();
    renderScreen(somebody('1', 'signedIn'));
    expect(title()).toHaveValue('Осень');
  });

  test('what is typed meanwhile stays over what was kept', async () => {
    const { unmount } = renderScreen(somebody('1', 'signedIn'));
    await userEvent.type(title(), 'Осень');
    unmount();
    renderScreen(<Arrival />);
    await userEvent.type(title(), 'Зима');
    await arrive();
    expect(title()).toHaveValue('Зима');
  });
});

test('a draft of a month ago is ignored', async () => {
  const later = Date.now() + 31 * 24 * 60 * 60 * 1000;
  const { unmount } = renderScreen(<Essay />);
  await userEvent.type(title(), 'Осень');
  unmount();
  jest.spyOn(Date, 'now').mockReturnValue(later);
  renderScreen(<Essay />);
  expect(title()).toHaveValue('');
});

test.each(['{', '{"values":1}', 'null'])('an unreadable draft is ignored: %s', (unreadable) => {
  localStorage.setItem('campus.draft.essay', unreadable);
  renderScreen(<Essay />);
  expect(title()).toHaveValue('');
});

test('where storage is forbidden the form works without a draft', async () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(forbid);
  stub(save, () => ({ id: '1' }));
  renderScreen(<Essay />);
  await userEvent.type(title(), 'Осень');
  await submit();
  await waitFor(() => expect(title()).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
});
