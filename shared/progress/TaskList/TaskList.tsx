import { ProgressBar } from '@campus/shared/progress/ProgressBar';
import { Icon, type IconName } from '@campus/shared/ui/Icon';
import { Status } from '@campus/shared/ui/Status';
import { Surface } from '@campus/shared/ui/Surface';
import { TextLink } from '@campus/shared/ui/TextLink';
import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TaskList.module.css';

/** `checking`: it is with us; `later`: it cannot start before the others are done. */
export type TaskState = 'done' | 'todo' | 'checking' | 'problem' | 'later';

export interface Task {
  id: string;
  title: string;
  state: TaskState;
  hint?: ReactNode;
  /** Where it is done; a task for later has no link yet. */
  to?: string;
  icon?: IconName;
  /** Instead of a link: a button of its own below the words. */
  action?: ReactNode;
}

const tones: Record<TaskState, ComponentProps<typeof Status>['tone']> = {
  done: 'success',
  todo: 'warning',
  checking: 'info',
  problem: 'danger',
  later: 'neutral',
};

const signs: Record<TaskState, IconName> = {
  done: 'check',
  todo: 'edit',
  checking: 'clock',
  problem: 'alert',
  later: 'lock',
};

function TaskRow({ task }: { task: Task }) {
  const { t } = useTranslation('shared');
  const id = useId();
  const { title, state, hint, to, icon = signs[state], action } = task;
  return (
    <li className={styles.task} data-state={state} aria-labelledby={id}>
      <span className={styles.sign}>
        <Icon name={state === 'done' ? 'check' : icon} size={24} />
      </span>
      <div className={styles.words}>
        <h3 id={id} className={styles.name}>
          {to && state !== 'later' ? (
            <TextLink to={to} cover>
              {title}
            </TextLink>
          ) : (
            title
          )}
        </h3>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.state}>
        <Status tone={tones[state]} icon={signs[state]}>
          {t(`progress.task.${state}`)}
        </Status>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
}

interface TaskListProps {
  title: string;
  /** In the order in which they are best done. */
  tasks: readonly Task[];
  ref?: Ref<HTMLDivElement>;
}

/** What is done, what is left and what cannot start yet, on the way to something. */
export function TaskList({ title, tasks, ref }: TaskListProps) {
  const { t } = useTranslation('shared');
  const id = useId();
  const done = tasks.filter(({ state }) => state === 'done').length;
  return (
    <Surface ref={ref} as="section" padding="none" aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.count}>{t('progress.tasksDone', { done, total: tasks.length })}</p>
        {/* The words beside it say the same. */}
        <ProgressBar value={done} max={tasks.length} aria-hidden="true" />
      </header>
      <ol className={styles.list}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </ol>
    </Surface>
  );
}
