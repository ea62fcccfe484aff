import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import { useFormat } from './useFormat';

const person = { lastName: 'Иванова', firstName: 'Анна', middleName: 'Петровна' };

function Sample() {
  const { date, dateTime, shortDate, money, number, percent, bytes, phone, ...names } = useFormat();
  const late = '2026-03-05T21:30:00Z';
  return (
    <ul>
      <li>{date('2026-03-05')}</li>
      <li>{dateTime(late)}</li>
      <li>{shortDate(late)}</li>
      <li>{money(1_234_567)}</li>
      <li>{number(1_234_567)}</li>
      <li>{percent(0.125)}</li>
      <li>{bytes(2.4 * 1024 * 1024)}</li>
      <li>{bytes(512)}</li>
      <li>{phone('+79123456789')}</li>
      <li>{phone('+441234567890')}</li>
      <li>{names.fullName(person)}</li>
      <li>{names.shortName(person)}</li>
    </ul>
  );
}

const shown = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent.replace(/\s/g, ' '));

const sameEverywhere = [
  '+7 912 345-67-89',
  '+441234567890',
  'Иванова Анна Петровна',
  'Иванова А. П.',
];

test('Russian readers see Moscow time and rubles their way', () => {
  renderScreen(<Sample />);
  expect(shown()).toEqual([
    '5 марта 2026',
    '6 марта 2026, 00:30',
    '06.03.2026',
    '12 345,67 ₽',
    '1 234 567',
    '12,5 %',
    '2,4 МБ',
    '0,5 кБ',
    ...sameEverywhere,
  ]);
});

function Ordered() {
  const { byName } = useFormat();
  return <p>{['Корпус 10', 'Ёлка', 'Жук', 'Корпус 9', 'Ель'].sort(byName).join(', ')}</p>;
}

test('names come as people look for them: Ё beside Е, and 10 after 9', () => {
  renderScreen(<Ordered />);
  expect(screen.getByText('Ёлка, Ель, Жук, Корпус 9, Корпус 10')).toBeVisible();
});

test('English readers see theirs', () => {
  renderScreen(<Sample />, { language: 'en' });
  expect(shown()).toEqual([
    '5 March 2026',
    '6 March 2026, 00:30',
    '06/03/2026',
    '₽12,345.67',
    '1,234,567',
    '12.5%',
    '2.4 MB',
    '0.5 kB',
    ...sameEverywhere,
  ]);
});
