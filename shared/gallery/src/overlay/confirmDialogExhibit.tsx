import { ConfirmDialog } from '@campus/shared/overlay/ConfirmDialog';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

const nothing = () => undefined;

function Deletion({ busy = false, failed = false }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" icon="trash" onClick={() => setOpen(true)}>
        Удалить статью
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Удалить статью «Первый день»?"
        text="Её больше не увидят ни читатели, ни редакторы. Вернуть её не получится."
        confirmLabel="Удалить статью"
        tone="danger"
        busy={busy}
        onConfirm={busy ? nothing : close}
        onCancel={close}
      >
        {failed && <Banner tone="danger">Не получилось удалить. Попробуйте ещё раз.</Banner>}
      </ConfirmDialog>
    </>
  );
}

function Sending() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Отправить 1 240 студентам
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Отправить письмо?"
        text="Его получат 1 240 студентов. Отозвать письмо нельзя."
        confirmLabel="Отправить"
        cancelLabel="Проверить ещё раз"
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}

export const confirmDialogExhibit: Exhibit = {
  component: 'overlay/ConfirmDialog',
  subject: {
    element: (
      <ConfirmDialog
        open
        title="Удалить?"
        text="Вернуть не получится."
        confirmLabel="Удалить"
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
    tag: 'div',
  },
  states: {
    danger: () => <Deletion />,
    usual: Sending,
    busy: () => <Deletion busy />,
    failed: () => <Deletion failed />,
  },
};
