import { PresentCard } from '@campus/shared/card/PresentCard';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { longHolder, sampleCard, sampleQr } from './sampleCard';

function Sample({
  card,
  secondsLeft,
}: {
  card: ReturnType<typeof sampleCard>;
  secondsLeft?: number;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="eye" onClick={() => setOpen(true)}>
        Показать на весь экран
      </Button>
      {isOpen && (
        <PresentCard card={card} qr={sampleQr(secondsLeft)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

export const presentCardExhibit: Exhibit = {
  component: 'card/PresentCard',
  // A modal dialog needs a browser: what its ref leads to is tested beside it.
  subject: null,
  states: {
    usual: () => <Sample card={sampleCard()} />,
    'long name': () => <Sample card={sampleCard({ holder: longHolder })} />,
    'the code has run out': () => <Sample card={sampleCard()} secondsLeft={0} />,
  },
};
