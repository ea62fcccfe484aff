import { Banner } from '@campus/shared/ui/Banner';
import { Button } from '@campus/shared/ui/Button';
import { Stack } from '@campus/shared/ui/Stack';
import { useState } from 'react';
import type { Exhibit } from '../Exhibit';

const long =
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
        {long}
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
