import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import { useFormat } from './useFormat';

function Sample() {
  const { date, dateTime, shortDate, money, number } = useFormat();
  const late = '2026-03-05T21:30:00Z';
  return (
    <ul>
      <li>{date('2026-03-05')}</li>
      <li>{dateTime(late)}</li>
      <li>{shortDate(late)}</li>
      <li>{money(1_234_567)}</li>
      <li>{number(1_234_567)}</li>
    </ul>
  );
}

const shown = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent.replace(/[\u00a0\u202f]/g, ' '));

test('Russian readers see Moscow time and rubles their way', () => {
  renderScreen(<Sample />);
  expect(shown()).toEqual([
    '5 марта 2026',
    '6 марта 2026, 00:30',
    '06.03.2026',
    '12 345,67 ₽',
    '1 234 567',
  ]);
});

test('English readers see theirs', () => {
  renderScreen(<Sample />, { language: 'en' });
  expect(shown()).toEqual([
    '5 March 2026',
    '6 March 2026, 00:30',
    '06/03/2026',
    '₽12,345.67',
    '1,234,567',
  ]);
});
