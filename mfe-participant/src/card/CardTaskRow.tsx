import { paths } from '@campus/shared/paths';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { Status } from '@campus/shared/ui/Status';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CardTasks.module.css';
import type { CardTask, TaskState } from './cardTasksOf';

interface CardTaskRowProps {
  task: CardTask;
  email: string;
  isNext: boolean;
}

const icons: Record<CardTask['name'], IconName> = {
  email: 'mail',
  identity: 'user',
  study: 'school',
  card: 'card',
};

const tones: Record<TaskState, ComponentProps<typeof Status>['tone']> = {
  done: 'success',
  todo: 'warning',
  checking: 'info',
  problem: 'danger',
  later: 'neutral',
};

export function CardTaskRow({ task: { name, state }, email, isNext }: CardTaskRowProps) {
  const { t } = useTranslation('participant');
  const needsUs = isNext && state !== 'checking';
  return (
    <li className={styles.task} data-state={state} aria-labelledby={`task-${name}`}>
      <span className={styles.sign}>
        <Icon name={state === 'done' ? 'check' : icons[name]} size={24} />
      </span>
      <div className={styles.words}>
        <h3 id={`task-${name}`} className={styles.name}>
          {t(`tasks.${name}.title`)}
        </h3>
        <p className={styles.hint}>{t(`tasks.${name}.${state}`, { email })}</p>
      </div>
      <div className={styles.state}>
        <Status tone={tones[state]}>{t(`tasks.state.${state}`)}</Status>
      </div>
      {needsUs && (
        <div className={styles.action}>
          <ButtonLink to={paths.newTicket()} size="s" icon="mail">
            {t('tasks.contact')}
          </ButtonLink>
        </div>
      )}
    </li>
  );
}
