import { helpVoteRequest } from '@campus/shared/contract/media/requests';
import { createHelpVote } from '@campus/shared/contract/media/voteCalls';
import { TextField } from '@campus/shared/form/TextField';
import { RecordForm } from '@campus/shared/record/RecordForm';
import { useFormWindow, type ClosingForm } from '@campus/shared/record/useFormWindow';
import { useCallFormInWindow } from '@campus/shared/record/useCallFormInWindow';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { stub } from '@campus/shared/testing/stub';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const id = '0b6a4b5e-9d5a-4c1e-8a0e-000000000001';

function NoteForm({ about, ...window }: ClosingForm & { about: string }) {
  const form = useCallFormInWindow(createHelpVote, helpVoteRequest, {
    defaultValues: { pageId: id, voter: id, isHelpful: false, words: '' },
    window,
    done: `Записано: ${about}`,
  });
  return (
    <RecordForm {...form} submitLabel="Записать">
      <TextField name="words" label="Заметка" />
    </RecordForm>
  );
}

function Desk() {
  const { ask, window } = useFormWindow<string>({
    title: (about) => `Заметка: ${about}`,
    form: (about, own) => <NoteForm about={about} {...own} />,
  });
  return (
    <>
      {['карта', 'зачётка'].map((about) => (
        <button key={about} type="button" onClick={() => ask(about)}>
          {about}
        </button>
      ))}
      {window}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const note = () => screen.findByRole('textbox', { name: 'Заметка' });

test('what is sent closes the window, and a notice says that it is done', async () => {
  stub(createHelpVote, () => ({ isHelpful: false }));
  const { store } = renderScreen(<Desk />);
  await press('карта');
  const window = within(await screen.findByRole('dialog', { name: 'Заметка: карта' }));
  await userEvent.type(await note(), 'Нашли в холле');
  await userEvent.click(window.getByRole('button', { name: 'Записать' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.getState().notifications).toMatchObject([{ text: 'Записано: карта' }]);
});

test('unsaved words are asked about before the window closes, and each question has a form of its own', async () => {
  renderScreen(<Desk />);
  await press('карта');
  await userEvent.type(await note(), 'Нашли');
  await press('Отмена');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('зачётка');
  expect(await screen.findByRole('dialog', { name: 'Заметка: зачётка' })).toBeVisible();
  expect(await note()).toHaveValue('');
});

test('a late answer leaves the window that was opened meanwhile', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  stub(createHelpVote, async () => {
    await late;
    return { isHelpful: false };
  });
  const { store } = renderScreen(<Desk />);
  await press('карта');
  await userEvent.type(await note(), 'Нашли');
  await press('Записать');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('зачётка');
  await userEvent.type(await note(), 'Потеряли');
  await act(async () => answer());
  await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
  expect(screen.getByRole('dialog', { name: 'Заметка: зачётка' })).toBeVisible();
  expect(await note()).toHaveValue('Потеряли');
});

test('an answer that comes while unsaved words are asked about takes the question with it', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  stub(createHelpVote, () => late.then(() => ({ isHelpful: false })));
  renderScreen(<Desk />);
  await press('карта');
  await userEvent.type(await note(), 'Нашли');
  await press('Записать');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('alertdialog');
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
