import { NameCell } from '@campus/shared/table/NameCell';
import { Avatar } from '@campus/shared/ui/Avatar';
import type { Exhibit } from '../Exhibit';

const name = 'Редактор Новостная';
const picture = <Avatar name={name} size="s" />;

export const nameCellExhibit: Exhibit = {
  component: 'table/NameCell',
  subject: { element: <NameCell picture={picture} name={name} />, tag: 'span' },
  states: {
    usual: () => <NameCell picture={picture} name={name} note="Ведущая рубрики" />,
    'without a note': () => <NameCell picture={picture} name={name} />,
    'compact and long': () => (
      <div data-density="compact">
        <NameCell
          picture={picture}
          name={`${name} с очень длинной двойной фамилией`}
          note="Старший редактор отдела новостей и событий"
        />
      </div>
    ),
  },
};
