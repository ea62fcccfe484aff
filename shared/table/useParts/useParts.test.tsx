import { renderScreen } from '@campus/shared/testing/renderScreen';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartsProgress } from '@campus/shared/progress/PartsProgress';
import { useParts } from './useParts';

/** Sends five names by twos; each part arrives when the test lets it. */
function open() {
  const sent: string[][] = [];
  const arrivals: (() => void)[] = [];
  const ends: number[] = [];
  function Sample() {
    const { run, running } = useParts();
    const send = (part: readonly string[]) => {
      sent.push([...part]);
      return new Promise<void>((resolve) => arrivals.push(resolve));
    };
    const items = ['а', 'б', 'в', 'г', 'д'];
    const start = async () => ends.push(await run({ label: 'Отправляем', items, size: 2, send }));
    return (
      <>
        <button type="button" onClick={() => void start()}>
          Отправить
        </button>
        {running && <PartsProgress {...running} />}
      </>
    );
  }
  const view = renderScreen(<Sample />);
  const arrive = () => act(async () => arrivals.shift()?.());
  return { ...view, sent, arrive, ends };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a long list goes part by part, and how far it is can be read', async () => {
  const { sent, arrive, ends } = open();
  await press('Отправить');
  expect(screen.getByRole('progressbar', { name: 'Отправляем' })).toBeVisible();
  expect(screen.getByText('0 из 5')).toBeVisible();
  await arrive();
  expect(await screen.findByText('2 из 5')).toBeVisible();
  await arrive();
  await arrive();
  expect(sent).toEqual([['а', 'б'], ['в', 'г'], ['д']]);
  expect(ends).toEqual([5]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('whoever stops lets the part on its way arrive, and no other goes', async () => {
  const { sent, arrive, ends } = open();
  await press('Отправить');
  await press('Остановить');
  await arrive();
  await waitFor(() => expect(ends).toEqual([2]));
  expect(sent).toHaveLength(1);
});

test('while one run is on its way another does not begin', async () => {
  const { sent, ends } = open();
  await press('Отправить');
  await press('Отправить');
  expect(sent).toHaveLength(1);
  expect(ends).toEqual([0]);
});

test('leaving the page sends no further part', async () => {
  const { sent, arrive, unmount } = open();
  await press('Отправить');
  unmount();
  await arrive();
  expect(sent).toHaveLength(1);
});
