import { CardStatus } from '@campus/shared/card/CardStatus';
import { cardStatuses } from '@campus/shared/contract/cards/machine';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

export const cardStatusExhibit: Exhibit = {
  component: 'card/CardStatus',
  subject: { element: <CardStatus status="ACTIVE" />, tag: 'span' },
  states: {
    'every status': () => (
      <Stack direction="row" gap={2}>
        {cardStatuses.map((status) => (
          <CardStatus key={status} status={status} />
        ))}
      </Stack>
    ),
  },
};
