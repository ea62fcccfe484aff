import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { Exhibit } from '../Exhibit';

export const surfaceExhibit: Exhibit = {
  component: 'ui/Surface',
  subject: { element: <Surface>Карточка</Surface>, tag: 'div' },
  states: {
    tones: () => (
      <Stack gap={3}>
        <Surface>Обычная</Surface>
        <Surface tone="accent">Выделенная</Surface>
        <Surface tone="sunken">Утопленная</Surface>
      </Stack>
    ),
    'with a link that covers it': () => (
      <Surface interactive>
        <TextLink to="/_ui" quiet cover>
          Открыть всё
        </TextLink>
      </Surface>
    ),
  },
};
