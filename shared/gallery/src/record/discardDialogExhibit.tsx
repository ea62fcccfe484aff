import { DiscardDialog } from '@campus/shared/record/DiscardDialog';
import { Button } from '@campus/shared/ui/Button';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

function Sample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Закрыть с несохранённым
      </Button>
      <DiscardDialog open={isOpen} onConfirm={close} onCancel={close} />
    </>
  );
}

export const discardDialogExhibit: Exhibit = {
  component: 'record/DiscardDialog',
  subject: null,
  states: { 'opened by a button': Sample },
};
