import { Menu, type MenuGroup, type MenuItem } from '@campus/shared/popup/Menu';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

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

export const menuExhibit: Exhibit = {
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
