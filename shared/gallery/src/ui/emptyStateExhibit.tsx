import { Button } from '@campus/shared/ui/Button';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import type { Exhibit } from '../Exhibit';

export const emptyStateExhibit: Exhibit = {
  component: 'ui/EmptyState',
  subject: { element: <EmptyState title="Выплат пока нет" />, tag: 'div' },
  states: {
    'title only': () => <EmptyState title="Выплат пока нет" />,
    'with a next step': () => (
      <EmptyState
        icon="search"
        title="Ничего не нашлось"
        text="Попробуйте другое слово или уберите часть условий."
        action={<Button variant="soft">Сбросить условия</Button>}
      />
    ),
    'long text': () => (
      <EmptyState
        icon="wallet"
        title="За выбранный период в образовательной организации не было ни одной выплаты"
        text="Выплаты появляются здесь после утверждения реестра. Обычно это происходит в последних числах месяца. Если вы ждёте выплату дольше, напишите нам: проверим, всё ли в порядке с вашими данными."
        action={<Button>Написать в поддержку</Button>}
      />
    ),
  },
};
