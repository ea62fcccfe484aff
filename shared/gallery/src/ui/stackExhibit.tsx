import { Chip } from '@campus/shared/ui/Chip';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

const words = ['Карта', 'Выплаты', 'Заявления', 'План', 'Новости', 'События', 'Партнёры'];

export const stackExhibit: Exhibit = {
  component: 'ui/Stack',
  subject: { element: <Stack>Стопка</Stack>, tag: 'div' },
  states: {
    'a row that wraps': () => (
      <Stack direction="row" gap={2}>
        {words.map((word) => (
          <Chip key={word}>{word}</Chip>
        ))}
      </Stack>
    ),
    'a column': () => (
      <Stack gap={2} align="start">
        {words.slice(0, 3).map((word) => (
          <Chip key={word}>{word}</Chip>
        ))}
      </Stack>
    ),
  },
};
