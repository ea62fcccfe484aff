import { Tooltip } from '@campus/shared/popup/Tooltip';
import { Button } from '@campus/shared/ui/Button';
import { IconButton } from '@campus/shared/ui/IconButton';
import type { Exhibit } from '../Exhibit';

export const tooltipExhibit: Exhibit = {
  component: 'popup/Tooltip',
  // Drawn only while something is pointed at; its own test follows the ref.
  subject: null,
  states: {
    'the name of an icon': () => (
      <Tooltip text="Напечатать">
        <IconButton icon="print" label="Напечатать" />
      </Tooltip>
    ),
    'more than the name': () => (
      <Tooltip text="Ctrl + S" side="bottom">
        <Button variant="soft">Сохранить</Button>
      </Tooltip>
    ),
    'long words': () => (
      <Tooltip text="Отправим письмо со ссылкой: она работает сутки и открывается один раз">
        <Button variant="ghost">Пригласить</Button>
      </Tooltip>
    ),
  },
};
