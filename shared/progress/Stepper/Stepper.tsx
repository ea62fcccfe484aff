import { Icon } from '@campus/shared/ui/Icon';
import { TextLink } from '@campus/shared/ui/TextLink';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Stepper.module.css';

export interface Step {
  title: string;
  /** Where a finished step can be looked at again. */
  to?: string;
}

interface StepperProps {
  steps: readonly Step[];
  /** Counted from one. */
  current: number;
  ref?: Ref<HTMLElement>;
}

const stateOf = (number: number, current: number) => {
  if (number < current) return 'done';
  return number === current ? 'current' : 'later';
};

/** Where one is in a wizard; in a narrow place one line with the step's title. */
export function Stepper({ steps, current, ref }: StepperProps) {
  const { t } = useTranslation('shared');
  return (
    <nav ref={ref} className={styles.stepper} aria-label={t('progress.steps')}>
      <div className={styles.line}>
        <p className={styles.count}>{t('progress.step', { step: current, total: steps.length })}</p>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <StepView key={step.title} step={step} number={index + 1} current={current} />
          ))}
        </ol>
      </div>
    </nav>
  );
}

interface StepViewProps {
  step: Step;
  number: number;
  current: number;
}

function StepView({ step: { title, to }, number, current }: StepViewProps) {
  const { t } = useTranslation('shared');
  const state = stateOf(number, current);
  const isDone = state === 'done';
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.sign} aria-hidden="true">
        {isDone ? <Icon name="check" size={16} /> : number}
      </span>
      <span className={styles.title}>
        {isDone && to ? <TextLink to={to}>{title}</TextLink> : title}
        {isDone && <span className="visually-hidden">, {t('progress.stepDone')}</span>}
      </span>
    </li>
  );
}
