import type { Notice } from '@campus/shared/stores/createClientStore';
import { Stack } from '@campus/shared/ui/Stack';
import { Toast } from '@campus/shared/ui/Toast';
import type { Exhibit } from '../Exhibit';

const nothing = () => undefined;
const undo = { label: 'Отменить', onClick: nothing };
const show = (notice: Omit<Notice, 'id'>) => (
  <Toast notification={{ id: '1', ...notice }} onClose={nothing} />
);

const long =
  'Заявка № 2026-000123 отправлена. Ответ придёт на почту в течение трёх рабочих дней, а номер заявки останется в разделе «Мои заявки».';

export const toastExhibit: Exhibit = {
  component: 'ui/Toast',
  subject: { element: show({ tone: 'info', text: 'Скопировано' }), tag: 'div', isControl: true },
  states: {
    tones: () => (
      <Stack gap={3}>
        {show({ tone: 'success', text: 'Номер скопирован' })}
        {show({ tone: 'info', text: 'Сессия закончилась. Войдите ещё раз.' })}
        {show({ tone: 'danger', text: 'Нет связи. Проверьте интернет.' })}
        {show({ tone: 'danger', text: 'Сервис недоступен', requestId: 'req-1a2b3c' })}
      </Stack>
    ),
    'with an undo': () => show({ tone: 'success', text: 'Статья удалена', action: undo }),
    'long words': () => show({ tone: 'success', text: long, action: undo }),
  },
};
