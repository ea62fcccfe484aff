import { Drawer } from '@campus/shared/overlay/Drawer';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { paragraphs } from './paragraphs';

function Sample({ opener, count }: { opener: string; count: number }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="soft" icon="filter" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        title="Фильтры"
        actions={<Button onClick={close}>Показать 24 заявки</Button>}
      >
        <Stack>{paragraphs(count)}</Stack>
      </Drawer>
    </>
  );
}

export const drawerExhibit: Exhibit = {
  component: 'overlay/Drawer',
  subject: {
    element: (
      <Drawer open onClose={() => undefined} title="Фильтры">
        Статус
      </Drawer>
    ),
    tag: 'div',
  },
  states: {
    usual: () => <Sample opener="Фильтры" count={1} />,
    long: () => <Sample opener="Много фильтров" count={14} />,
  },
};
