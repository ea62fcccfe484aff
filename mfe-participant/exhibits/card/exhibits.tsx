import { cardStatuses } from '@campus/shared/contract/cards/machine';
import type { Exhibit } from '@campus/shared/gallery/Exhibit';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import { CampusCard } from '../../src/campusCard/CampusCard';
import { CardSkeleton } from '../../src/campusCard/CardSkeleton';
import { CardStatus } from '../../src/campusCard/CardStatus';
import { PresentCard } from '../../src/campusCard/PresentCard';
import { QrRing } from '../../src/campusCard/QrRing';
import en from '../../src/locales/en.json';
import ru from '../../src/locales/ru.json';
import {
  cardBackExhibit,
  cardBrandExhibit,
  cardFrontExhibit,
  cardPhotoExhibit,
  cardPlateExhibit,
  guillocheExhibit,
} from './faceExhibits';
import { longHolder, CardRoom, sampleCard, samplePhoto, sampleQr } from './sampleCard';

interface TurningProps {
  turned?: boolean;
  secondsLeft?: number;
  isNew?: boolean;
}

function Turning({ turned = false, secondsLeft, isNew }: TurningProps) {
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

const campusCardExhibit: Exhibit = {
  component: 'card/CampusCard',
  subject: {
    element: <CampusCard card={sampleCard()} qr={sampleQr()} isTurned={false} onTurn={() => {}} />,
    tag: 'figure',
    isControl: true,
  },
  states: {
    front: () => <Turning />,
    'turned over': () => <Turning turned />,
    'turned over, the code has run out': () => <Turning turned secondsLeft={0} />,
    'just issued': () => <Turning isNew />,
    'without a code': () => <CampusCard card={sampleCard({ status: 'ISSUING' })} {...still} />,
    'long name': () => <CampusCard card={sampleCard({ holder: longHolder })} {...still} />,
  },
};

function Presented({
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

const presentCardExhibit: Exhibit = {
  component: 'card/PresentCard',
  // A modal dialog needs a browser: what its ref leads to is tested beside it.
  subject: null,
  states: {
    usual: () => <Presented card={sampleCard()} />,
    'long name': () => <Presented card={sampleCard({ holder: longHolder })} />,
    'the code has run out': () => <Presented card={sampleCard()} secondsLeft={0} />,
  },
};

const ringOf = (secondsLeft: number) => (
  <CardRoom of="night">
    <QrRing secondsLeft={secondsLeft} share={secondsLeft / 60} />
  </CardRoom>
);

const qrRingExhibit: Exhibit = {
  component: 'card/QrRing',
  subject: { element: <QrRing secondsLeft={42} share={0.7} />, tag: 'span' },
  states: {
    usual: () => ringOf(42),
    'about to run out': () => ringOf(7),
    'run out': () => ringOf(0),
  },
};

const cardSkeletonExhibit: Exhibit = {
  component: 'card/CardSkeleton',
  subject: { element: <CardSkeleton />, tag: 'div' },
  states: {
    usual: () => <CardSkeleton />,
    'on a phone of 320 px': () => (
      <CardRoom of="phone">
        <CardSkeleton />
      </CardRoom>
    ),
  },
};

const cardStatusExhibit: Exhibit = {
  component: 'card/CardStatus',
  subject: { element: <CardStatus status="ACTIVE" />, tag: 'span' },
  states: {
    'every status': () => (
      <Stack direction="row" gap={2}>
        {cardStatuses.map((status) => (
          <CardStatus key={status} status={status} />
        ))}
      </Stack>
    ),
  },
};

export const exhibits: readonly Exhibit[] = [
  campusCardExhibit,
  cardFrontExhibit,
  cardBackExhibit,
  cardPhotoExhibit,
  presentCardExhibit,
  cardSkeletonExhibit,
  cardStatusExhibit,
  qrRingExhibit,
  cardPlateExhibit,
  cardBrandExhibit,
  guillocheExhibit,
];

export const texts = { namespace: 'participant', locales: { ru, en } };
