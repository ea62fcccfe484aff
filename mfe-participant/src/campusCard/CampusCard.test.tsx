import { renderScreen } from '@campus/shared/testing/renderScreen';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { cardTexts } from '../card/cardFixtures';
import { CampusCard } from './CampusCard';
import type { FaceOfCard } from './CardFront';

const card: FaceOfCard = {
  number: '2026000012345678',
  status: 'ACTIVE',
  expiresAt: '2030-08-31',
  photoUrl: null,
  holder: { lastName: 'Студентка', firstName: 'Первокурсница', middleName: null },
  eduOrg: { id: '1', name: 'Северный технологический университет', shortName: 'СТУ' },
};

function Turning() {
  const [isTurned, setTurned] = useState(false);
  const qr = { token: 'first-token', secondsLeft: 42, share: 0.7 };
  return <CampusCard card={card} qr={qr} isTurned={isTurned} onTurn={setTurned} />;
}

test.each(['{Enter}', ' '])(
  'the key «%s» turns it over, and the other side is silent',
  async (key) => {
    renderScreen(<Turning />, { texts: cardTexts });
    const front = screen.getByRole('group', { name: 'Карта студента' });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'QR-код на обороте', pressed: false })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(screen.getByRole('img', { name: 'QR-код карты' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveAccessibleName('Код действует ещё 42 секунды');
    expect(screen.queryByRole('group', { name: 'Карта студента' })).toBeNull();
    expect(front.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard(key);
    expect(screen.getByRole('group', { name: 'Карта студента' })).toBe(front);
    expect(screen.queryByRole('img', { name: 'QR-код карты' })).toBeNull();
  },
);

test('without a code there is nothing to press', () => {
  renderScreen(<CampusCard card={card} qr={null} isTurned={false} onTurn={() => {}} />, {
    texts: cardTexts,
  });
  expect(screen.getByRole('group', { name: 'Карта студента' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
