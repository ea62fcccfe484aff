import { ConflictDialog, type Difference } from '@campus/shared/form/ConflictDialog';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

const paragraph =
  'Карта приходит в отделение за десять рабочих дней. Мы напишем, когда её можно забрать, и сколько дней она будет ждать. Возьмите с собой паспорт.';
const at = '2026-03-05T09:15:00Z';
const nothing = () => undefined;

const title: Difference = {
  name: 'title',
  label: 'Заголовок',
  mine: 'Как получить карту',
  theirs: 'Где и как получить карту студента',
  isUntouched: true,
};
const lead: Difference = {
  name: 'lead',
  label: 'Анонс',
  mine: 'Карту выдадут в отделении.',
  theirs: '',
  isUntouched: false,
};
const text: Difference = {
  name: 'text',
  label: 'Текст',
  mine: Array.from({ length: 8 }, () => paragraph).join('\n'),
  theirs: paragraph,
  isUntouched: false,
};

interface SampleProps {
  opener: string;
  differences: readonly Difference[];
  note?: string;
}

function Sample({ opener, ...rest }: SampleProps) {
  // The window is loaded when it is needed.
  const [state, setState] = useState<'unmet' | 'open' | 'closed'>('unmet');
  const close = () => setState('closed');
  return (
    <>
      <Button variant="soft" onClick={() => setState('open')}>
        {opener}
      </Button>
      {state !== 'unmet' && (
        <ConflictDialog
          {...rest}
          open={state === 'open'}
          onClose={close}
          by="Мария Петрова"
          at={at}
          onSettle={close}
        />
      )}
    </>
  );
}

export const conflictDialogExhibit: Exhibit = {
  component: 'form/ConflictDialog',
  subject: {
    element: <ConflictDialog open onClose={nothing} differences={[title]} onSettle={nothing} />,
    tag: 'div',
  },
  states: {
    'one field': () => <Sample opener="Сравнить одно поле" differences={[title]} />,
    'several fields, one long': () => (
      <Sample opener="Сравнить несколько" differences={[title, lead, text]} />
    ),
    'another state': () => (
      <Sample
        opener="Сравнить опубликованное"
        differences={[lead]}
        note="Сейчас материал опубликован: читатели его видят."
      />
    ),
    'no difference': () => <Sample opener="Сравнить одинаковое" differences={[]} />,
  },
};
