import { CampusCard } from '@campus/shared/card/CampusCard';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { longHolder, sampleCard, samplePhoto, sampleQr } from './sampleCard';

interface SampleProps {
  turned?: boolean;
  secondsLeft?: number;
  isNew?: boolean;
}

function Sample({ turned = false, secondsLeft, isNew }: SampleProps) {
  const [isTurned, setTurned] = useState(turned);
  return (
    <CampusCard
      card={sampleCard({ photoUrl: samplePhoto })}
      qr={sampleQr(secondsLeft)}
      isTurned={isTurned}
      onTurn={setTurned}
      isNew={isNew}
    />
  );
}

const still = { qr: null, isTurned: false, onTurn: () => {} };

export const campusCardExhibit: Exhibit = {
  component: 'card/CampusCard',
  subject: {
    element: <CampusCard card={sampleCard()} qr={sampleQr()} isTurned={false} onTurn={() => {}} />,
    tag: 'figure',
    isControl: true,
  },
  states: {
    front: () => <Sample />,
    'turned over': () => <Sample turned />,
    'turned over, the code has run out': () => <Sample turned secondsLeft={0} />,
    'just issued': () => <Sample isNew />,
    'without a code': () => <CampusCard card={sampleCard({ status: 'ISSUING' })} {...still} />,
    'long name': () => <CampusCard card={sampleCard({ holder: longHolder })} {...still} />,
  },
};
