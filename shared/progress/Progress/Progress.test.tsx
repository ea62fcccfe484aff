import { Progress } from '@campus/shared/progress/Progress';
import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

function Growing() {
  const [value, setValue] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setValue(value + 10)}>
        Ещё
      </button>
      <Progress label="Загрузка файла" value={value} />
    </>
  );
}

test('the bar has a name and says how far it is in words', () => {
  renderScreen(<Progress label="Загрузка файла" value={3} max={4} />);
  const bar = screen.getByRole('progressbar', { name: 'Загрузка файла' });
  expect(bar).toHaveAttribute('aria-valuetext', '75\u00a0%');
  expect(bar).toHaveValue(0.75);
});

test('own words replace per cent', () => {
  renderScreen(<Progress label="Файлы" value={12} max={40} valueText="12 из 40 файлов" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12 из 40 файлов');
  expect(screen.getByText('12 из 40 файлов')).toBeVisible();
});

test('without a number nothing is claimed', () => {
  renderScreen(<Progress label="Готовим список" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('only quarters and the end are announced', async () => {
  renderScreen(<Growing />);
  const said: (string | null)[] = [];
  for (let step = 0; step < 10; step += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
    said.push(screen.getByRole('status').textContent);
  }
  expect([...new Set(said)]).toEqual([
    '',
    'Загрузка файла: 25\u00a0%',
    'Загрузка файла: 50\u00a0%',
    'Загрузка файла: 75\u00a0%',
    'Загрузка файла: готово',
  ]);
});
