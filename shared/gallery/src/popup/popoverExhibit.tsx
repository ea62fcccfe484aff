import { Popover } from '@campus/shared/popup/Popover';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';
import { paragraphs } from '../overlay/paragraphs';

export const popoverExhibit: Exhibit = {
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
