import { renderScreen } from '@campus/shared/testing/renderScreen';
import { decodeText } from '@campus/shared/table/csv';
import { useParts } from '@campus/shared/table/useParts';
import { FileImport } from '@campus/shared/upload/FileImport';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const words = {
  text: 'Выберите таблицу.',
  choose: 'Файл',
  another: 'Другой файл',
  nothing: 'Сохранять нечего.',
  failed: 'Не получилось',
};

interface Plan {
  lines: string[];
  wrong: string[];
}

/** Lines of a file; those with a number cannot be sent. */
async function planOf(file: File): Promise<Plan | string> {
  const lines = decodeText(await file.arrayBuffer())
    .split('\n')
    .filter(Boolean);
  if (lines.length === 0) return 'Файл пустой';
  const isWrong = (line: string) => /\d/.test(line);
  return { lines: lines.filter((one) => !isWrong(one)), wrong: lines.filter(isWrong) };
}

function open({ read = planOf, rest = undefined as string | undefined } = {}) {
  const sent: string[] = [];
  function Sample() {
    const { run, running } = useParts();
    return (
      <FileImport<Plan>
        accept=".txt"
        words={words}
        read={read}
        summaryOf={({ lines, wrong }) => [
          { term: 'Сохраним', value: lines.length },
          { term: 'Пропустим', value: wrong.length },
        ]}
        problems={({ wrong }) => wrong.length > 0 && <p>Не подходит: {wrong.join(', ')}</p>}
        sendLabel={({ lines }) => (lines.length > 0 ? 'Сохранить' : undefined)}
        send={async ({ lines }) => {
          const send = async (part: readonly string[]) => void sent.push(...part);
          await run({ label: 'Сохраняем', items: lines, size: 1, send });
          return rest;
        }}
        running={running}
      />
    );
  }
  return { ...renderScreen(<Sample />), sent };
}

const choose = (content: string) =>
  userEvent.upload(screen.getByLabelText('Файл'), new File([content], 'names.txt'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a file is shown in numbers, and nothing goes before somebody has looked at them', async () => {
  const { sent } = open();
  await choose('Анна\nПётр\n17');
  expect(await screen.findByText('Не подходит: 17')).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '1',
  ]);
  expect(sent).toStrictEqual([]);
  await press('Сохранить');
  await waitFor(() => expect(sent).toEqual(['Анна', 'Пётр']));
  expect(await screen.findByLabelText('Файл')).toBeVisible();
});

test('what is no such file says so, and another can be chosen', async () => {
  open();
  await choose('');
  expect(await screen.findByRole('alert')).toHaveTextContent('Файл пустой');
  await choose('Анна');
  await press('Другой файл');
  expect(await screen.findByLabelText('Файл')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a file that would change nothing has nothing to send', async () => {
  open();
  await choose('17');
  expect(await screen.findByText('Сохранять нечего.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Сохранить' })).not.toBeInTheDocument();
});

test('a file that cannot be read is told', async () => {
  const { store } = open({ read: () => Promise.reject(new Error('no')) });
  await choose('Анна');
  await waitFor(() =>
    expect(store.getState().notifications).toMatchObject([
      { tone: 'danger', text: 'Не получилось' },
    ]),
  );
});

test('what became of the rest is said above the choice of another file', async () => {
  open({ rest: 'Не всё записано' });
  await choose('Анна');
  await press('Сохранить');
  expect(await screen.findByRole('alert')).toHaveTextContent('Не всё записано');
});

test('whoever chose the file goes on in what came of it, and whoever has gone on is left there', async () => {
  let come: (plan: Plan) => void = () => undefined;
  open({ read: () => new Promise((resolve) => (come = resolve)) });
  await choose('Анна');
  await act(async () => come({ lines: ['Анна'], wrong: [] }));
  const frame = screen.getByRole('button', { name: 'Сохранить' }).closest('[tabindex]');
  expect(frame).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toHaveFocus();
  await press('Другой файл');
  expect(frame).toHaveFocus();
  await choose('Пётр');
  act(() => screen.getByLabelText('Файл').blur());
  await act(async () => come({ lines: ['Пётр'], wrong: [] }));
  expect(document.body).toHaveFocus();
});
