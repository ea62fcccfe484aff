import { IconButton } from '@campus/shared/ui/IconButton';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

export const iconButtonExhibit: Exhibit = {
  component: 'ui/IconButton',
  subject: {
    element: <IconButton icon="close" label="Закрыть" />,
    tag: 'button',
    isControl: true,
  },
  states: {
    usual: () => (
      <Stack direction="row" gap={2}>
        <IconButton icon="close" label="Закрыть" />
        <IconButton icon="print" label="Напечатать" />
        <IconButton icon="trash" label="Удалить" />
      </Stack>
    ),
    'with a number': () => (
      <Stack direction="row" gap={2}>
        <IconButton icon="bell" label="Уведомления: 3 новых" badge={3} />
        <IconButton icon="mail" label="Сообщения: 120 новых" badge={120} />
      </Stack>
    ),
    disabled: () => <IconButton icon="retry" label="Повторить" disabled />,
  },
};
