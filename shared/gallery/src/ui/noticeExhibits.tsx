import type { Notice } from '@campus/shared/stores/createClientStore';
import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Receipt } from '@campus/shared/ui/Receipt';
import { Stack } from '@campus/shared/ui/Stack';
import { Toast } from '@campus/shared/ui/Toast';
import { Toaster } from '@campus/shared/ui/Toaster';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';
import styles from './noticeExhibits.module.css';

const longBanner =
  'С 1 сентября карту можно получить только по паспорту. Если паспорт ещё не готов, возьмите временное удостоверение: отделение примет и его.';

function Closable() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Banner tone="info" title="Мы обновили раздел выплат" onClose={() => setOpen(false)}>
      Справки теперь внизу страницы.
    </Banner>
  ) : (
    <p>Сообщение закрыто.</p>
  );
}

export const bannerExhibit: Exhibit = {
  component: 'ui/Banner',
  subject: { element: <Banner tone="info">Черновик сохранён</Banner>, tag: 'div' },
  states: {
    tones: () => (
      <Stack gap={3}>
        <Banner tone="info">Заявку рассмотрят до 12 сентября.</Banner>
        <Banner tone="success">Данные сохранены.</Banner>
        <Banner tone="warning">Паспорт истекает через 14 дней.</Banner>
        <Banner tone="danger">Не получилось отправить. Ничего не потерялось.</Banner>
      </Stack>
    ),
    'with a title': () => (
      <Banner tone="warning" title="Новые правила">
        {longBanner}
      </Banner>
    ),
    'with an action': () => (
      <Banner
        tone="danger"
        title="Оплата не прошла"
        action={
          <Button size="s" variant="ghost">
            Повторить
          </Button>
        }
      >
        Банк отклонил платёж. Деньги не списаны.
      </Banner>
    ),
    closable: Closable,
  },
};

const nothing = () => undefined;
const undo = { label: 'Отменить', onClick: nothing };
const show = (notice: Omit<Notice, 'id'>) => (
  <Toast notification={{ id: '1', ...notice }} onClose={nothing} />
);

const longToast =
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
    'long words': () => show({ tone: 'success', text: longToast, action: undo }),
  },
};

const notices = ['Первое сообщение', 'Второе сообщение', 'Третье сообщение', 'Это подождёт'].map(
  (text) => ({ id: text, tone: 'info' as const, text }),
);

export const toasterExhibit: Exhibit = {
  component: 'ui/Toaster',
  // The page has one, and nobody needs to refer to it.
  subject: null,
  states: {
    'three of four': () => (
      <div className={styles.stage}>
        <Toaster notifications={notices} onClose={() => undefined} />
      </div>
    ),
    none: () => (
      <div className={styles.stage}>
        <Toaster notifications={[]} onClose={() => undefined} />
      </div>
    ),
  },
};

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
