import { Menu, type MenuGroup, type MenuItem } from '@campus/shared/popup/Menu';
import { Popover } from '@campus/shared/popup/Popover';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import { paragraphs } from '../overlay/paragraphs';

const nothing = () => undefined;

const actions: readonly (MenuItem | MenuGroup)[] = [
  { label: 'Открыть', icon: 'eye', to: '/_ui' },
  { label: 'Изменить', icon: 'edit', onSelect: nothing },
  {
    label: 'Скопировать',
    icon: 'copy',
    onSelect: nothing,
    disabled: 'Сначала сохраните изменения',
  },
  { items: [{ label: 'Удалить', icon: 'trash', tone: 'danger', onSelect: nothing }] },
];

function Columns() {
  const [shown, setShown] = useState<readonly string[]>(['Номер']);
  const items = ['Номер', 'Организация, выдавшая студенческий билет', 'Срок действия'].map(
    (label) => ({
      label,
      checked: shown.includes(label),
      onChange: (checked: boolean) =>
        setShown(checked ? [...shown, label] : shown.filter((other) => other !== label)),
    }),
  );
  return (
    <Menu
      align="start"
      trigger={<Button variant="ghost">Столбцы</Button>}
      items={[{ label: 'Показывать', items }]}
    />
  );
}

const menuExhibit: Exhibit = {
  component: 'popup/Menu',
  subject: {
    element: <Menu defaultOpen trigger={<Button>Действия</Button>} items={actions} />,
    tag: 'div',
  },
  states: {
    'actions and an address': () => (
      <Menu
        align="start"
        trigger={<IconButton icon="more" label="Действия со статьёй" />}
        items={actions}
      />
    ),
    'boxes to tick': Columns,
  },
};

const popoverExhibit: Exhibit = {
  component: 'popup/Popover',
  // Drawn only when it is opened; its own test follows the ref.
  subject: null,
  states: {
    'an explanation': () => (
      <Popover
        title="Где найти СНИЛС"
        trigger={<IconButton icon="help" label="Где найти СНИЛС?" />}
      >
        <p>На зелёной карточке или в личном кабинете на Госуслугах.</p>
      </Popover>
    ),
    'closed from inside': () => (
      <Popover title="Период" trigger={<Button variant="ghost">Период</Button>}>
        {(close) => (
          <Button size="s" onClick={close}>
            Применить
          </Button>
        )}
      </Popover>
    ),
    long: () => (
      <Popover title="Правила" trigger={<Button variant="ghost">Правила</Button>}>
        <Stack gap={3}>{paragraphs(12)}</Stack>
      </Popover>
    ),
  },
};

export const exhibits: readonly Exhibit[] = [menuExhibit, popoverExhibit];
