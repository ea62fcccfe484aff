import { renderScreen } from '@campus/shared/testing/renderScreen';
import { fireEvent, screen } from '@testing-library/react';
import { cardTexts } from '../card/cardFixtures';
import { CardFront, type FaceOfCard } from './CardFront';

const cardOf = (change: Partial<FaceOfCard> = {}): FaceOfCard => ({
  number: '2026000012345678',
  status: 'ACTIVE',
  expiresAt: '2030-08-31',
  photoUrl: null,
  holder: { lastName: 'Студентка', firstName: 'Первокурсница', middleName: 'Сергеевна' },
  eduOrg: { id: '1', name: 'Северный технологический университет', shortName: 'СТУ' },
  ...change,
});
const photo = () => screen.getByRole('presentation', { hidden: true });

test('it names holder, organisation, number and validity', () => {
  renderScreen(<CardFront card={cardOf()} />, { texts: cardTexts });
  expect(screen.getByText('Первокурсница Сергеевна')).toBeVisible();
  expect(screen.getByText('Северный технологический университет')).toBeVisible();
  expect(screen.getByText('2026 0000 1234 5678')).toBeVisible();
  expect(screen.getByText('31.08.2030')).toBeVisible();
});

test('it names its holder in Latin letters to readers of English', () => {
  renderScreen(<CardFront card={cardOf()} />, { texts: cardTexts, language: 'en' });
  expect(screen.getByText('Studentka')).toBeVisible();
  expect(screen.getByText('Pervokursnitsa Sergeevna')).toBeVisible();
});

test.each([
  ['ISSUING', 'Выпускается'],
  ['ACTIVE', 'Действует'],
  ['BLOCKED', 'Заблокирована'],
  ['EXPIRED', 'Истекла'],
  ['CLOSED', 'Закрыта'],
] as const)('the state %s is a word, not only a colour', (status, word) => {
  renderScreen(<CardFront card={cardOf({ status })} />, { texts: cardTexts });
  expect(screen.getByText(word)).toBeVisible();
});

test('the photo shows itself only when it has come', () => {
  renderScreen(<CardFront card={cardOf({ photoUrl: '/photo.jpg' })} />, { texts: cardTexts });
  expect(screen.getByText('ПС')).toBeVisible();
  expect(photo()).not.toHaveAttribute('data-loaded');
  fireEvent.load(photo());
  expect(photo()).toHaveAttribute('data-loaded');
});

test('the initials stay where there is no photo', () => {
  renderScreen(<CardFront card={cardOf({ photoUrl: '/photo.jpg' })} />, { texts: cardTexts });
  fireEvent.error(photo());
  expect(photo()).not.toHaveAttribute('data-loaded');
  expect(screen.getByText('ПС')).toBeVisible();
});

test('an official name of three lines gives way to the short one', () => {
  const name = 'Федеральное государственное бюджетное образовательное учреждение «Северный»';
  renderScreen(<CardFront card={cardOf({ eduOrg: { id: '1', name, shortName: 'СТУ' } })} />, {
    texts: cardTexts,
  });
  expect(screen.getByText('СТУ')).toBeVisible();
});
