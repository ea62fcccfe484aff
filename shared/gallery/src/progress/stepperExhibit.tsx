import { Stepper } from '@campus/shared/progress/Stepper';
import type { Exhibit } from '../Exhibit';
import styles from './narrow.module.css';

const steps = [
  { title: 'Организация', to: '?step=1' },
  { title: 'Личные данные', to: '?step=2' },
  { title: 'Фотография', to: '?step=3' },
  { title: 'Проверка ответов', to: '?step=4' },
];
const longSteps = [
  { title: 'Образовательная организация и направление подготовки', to: '?step=1' },
  { title: 'Удостоверение личности', to: '?step=2' },
  { title: 'Подтверждение достоверности предоставленных сведений', to: '?step=3' },
];

export const stepperExhibit: Exhibit = {
  component: 'progress/Stepper',
  subject: { element: <Stepper steps={steps} current={2} />, tag: 'nav', isControl: true },
  states: {
    first: () => <Stepper steps={steps} current={1} />,
    'on the way': () => <Stepper steps={steps} current={3} />,
    last: () => <Stepper steps={steps} current={4} />,
    'without links': () => <Stepper steps={steps.map(({ title }) => ({ title }))} current={2} />,
    'long text': () => <Stepper steps={longSteps} current={2} />,
    'in a narrow place': () => (
      <div className={styles.narrow}>
        <Stepper steps={steps} current={2} />
      </div>
    ),
    'long text in a narrow place': () => (
      <div className={styles.narrow}>
        <Stepper steps={longSteps} current={3} />
      </div>
    ),
  },
};
