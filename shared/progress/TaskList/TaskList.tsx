import { ProgressBar } from '@campus/shared/progress/ProgressBar';
import { Surface } from '@campus/shared/ui/Surface';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskRow, type Task } from './TaskRow';
import styles from './TaskList.module.css';

export type { Task, TaskState } from './TaskRow';

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
