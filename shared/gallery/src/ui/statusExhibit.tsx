import { Stack } from '@campus/shared/ui/Stack';
import { Status } from '@campus/shared/ui/Status';
import type { Exhibit } from '../Exhibit';

const words = {
  neutral: 'Черновик',
  success: 'Выплачено',
  warning: 'Нужно исправить',
  danger: 'Отклонено',
  info: 'Проверяем',
  accent: 'Новое',
} as const;
const tones = Object.keys(words) as (keyof typeof words)[];

export const statusExhibit: Exhibit = {
  component: 'ui/Status',
  subject: { element: <Status tone="success">Выплачено</Status>, tag: 'span' },
  states: {
    'every tone': () => (
      <Stack direction="row" gap={2}>
        {tones.map((tone) => (
          <Status key={tone} tone={tone}>
            {words[tone]}
          </Status>
        ))}
      </Stack>
    ),
    'own icon': () => (
      <Status tone="neutral" icon="lock">
        Вход закрыт
      </Status>
    ),
    'long text': () => (
      <Status tone="warning">
        Проверяем сведения об образовательной организации, обычно это занимает до трёх рабочих дней
      </Status>
    ),
  },
};
