import { renderScreen } from '@campus/shared/testing/renderScreen';
import { AddressText } from './AddressText';

const shown = (text: string) => {
  const { container } = renderScreen(
    <p>
      <AddressText>{text}</AddressText>
    </p>,
  );
  return container
    .querySelector('p')
    ?.innerHTML.replaceAll('<wbr>', '|')
    .replace(/<.?span>/g, '');
};

test.each([
  ['audit@example.test', 'audit|@example|.test'],
  ['https://example.test/partners/coffee', 'https://|example|.test/|partners/|coffee'],
  ['shop.example.com', 'shop|.example|.com'],
])('%s may go on at its joints', (address, broken) => {
  expect(shown(address)).toBe(broken);
});

test.each(['05.03.2026, 12:15', '05.03.2026', 'Бухгалтер Ведущая', 'Иванова А. П.', 'и/или'])(
  '«%s» is no address and stays as it is',
  (text) => {
    expect(shown(text)).toBe(text);
  },
);
