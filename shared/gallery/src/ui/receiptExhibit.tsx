import { Button } from '@campus/shared/ui/Button';
import { Receipt } from '@campus/shared/ui/Receipt';
import { Stack } from '@campus/shared/ui/Stack';
import type { Exhibit } from '../Exhibit';

export const receiptExhibit: Exhibit = {
  component: 'ui/Receipt',
  subject: { element: <Receipt title="Заявка принята" number="З-2026-000123" />, tag: 'div' },
  states: {
    'number only': () => <Receipt title="Заявка принята" number="З-2026-000123" />,
    'with what comes next': () => (
      <Receipt title="Обращение принято" number="О-2026-004217">
        <Stack>
          <p>Ответим на почту в течение двух рабочих дней.</p>
          <Button variant="soft">Скопировать номер</Button>
        </Stack>
      </Receipt>
    ),
    'long text': () => (
      <Receipt
        title="Заявление о предоставлении дополнительной стипендии принято"
        number="ДОПСТИПЕНДИЯ-2026-000000123456789"
      />
    ),
  },
};
