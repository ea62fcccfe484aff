import { Dialog } from '@campus/shared/overlay/Dialog';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useUndoable } from '@campus/shared/ui/useUndoable';
import { useState, type ReactNode } from 'react';
import type { Exhibit } from '../Exhibit';
import { paragraphs } from './paragraphs';

interface SampleProps {
  opener: string;
  size?: 's' | 'm' | 'l' | 'full';
  children: ReactNode;
  hasActions?: boolean;
}

function Sample({ opener, size = 'm', children, hasActions = false }: SampleProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const actions = (
    <>
      <Button onClick={close}>Сохранить</Button>
      <Button variant="ghost" onClick={close}>
        Отмена
      </Button>
    </>
  );
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        size={size}
        title="Адрес доставки карты"
        description="Привезём в отделение, которое вы выберете."
        actions={hasActions && actions}
      >
        {children}
      </Dialog>
    </>
  );
}

function Removal() {
  const undoable = useUndoable();
  const remove = () => undoable({ text: 'Адрес удалён', undo: () => undefined });
  return <Button onClick={remove}>Удалить адрес</Button>;
}

export const dialogExhibit: Exhibit = {
  component: 'overlay/Dialog',
  subject: {
    element: (
      <Dialog open onClose={() => undefined} title="Адрес">
        Казань
      </Dialog>
    ),
    tag: 'div',
  },
  states: {
    usual: () => (
      <Sample opener="Показать адрес">
        <p>Казань, улица Баумана, 12</p>
      </Sample>
    ),
    'long, with actions': () => (
      <Sample opener="Открыть длинное" hasActions>
        <Stack>{paragraphs(14)}</Stack>
      </Sample>
    ),
    small: () => (
      <Sample opener="Открыть маленькое" size="s" hasActions>
        <p>Казань</p>
      </Sample>
    ),
    large: () => (
      <Sample opener="Открыть большое" size="l" hasActions>
        <Stack>{paragraphs(3)}</Stack>
      </Sample>
    ),
    'a notice over it': () => (
      <Sample opener="Открыть с сообщением">
        <Removal />
      </Sample>
    ),
    'one over another': () => (
      <Sample opener="Открыть первое" hasActions>
        <Sample opener="Открыть второе" size="s">
          <p>Первое ждёт в тени.</p>
        </Sample>
      </Sample>
    ),
  },
};
