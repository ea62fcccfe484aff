import { Truncated } from '@campus/shared/popup/Truncated';
import type { Exhibit } from '../Exhibit';

const long =
  'Государственное бюджетное профессиональное образовательное учреждение «Казанский колледж строительства, архитектуры и городского хозяйства имени первого строителя города»';

export const truncatedExhibit: Exhibit = {
  component: 'popup/Truncated',
  subject: { element: <Truncated>Колледж</Truncated>, tag: 'span' },
  states: {
    cut: () => <Truncated>{long}</Truncated>,
    whole: () => <Truncated>Колледж</Truncated>,
  },
};
