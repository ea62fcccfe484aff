import { useSession } from '@campus/shared/remote/useSession';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { CardTaskRow } from './CardTaskRow';
import styles from './CardTasks.module.css';
import { cardTasksOf } from './cardTasksOf';

/** No card yet: what is done, what is missing, and the one next step. */
export function CardTasks() {
  const { t } = useTranslation('participant');
  const { person } = useSession();
  if (person?.kind !== 'HUMAN') return null;

  const tasks = cardTasksOf(person);
  const done = tasks.filter(({ state }) => state === 'done').length;
  const next = tasks.find(({ state }) => state !== 'done');
  return (
    <Surface as="section" padding="none" aria-labelledby="card-tasks">
      <header className={styles.header}>
        <h2 id="card-tasks" className={styles.title}>
          {t('tasks.title')}
        </h2>
        <p className={styles.progress}>{t('tasks.progress', { done, total: tasks.length })}</p>
        <progress className={styles.bar} value={done} max={tasks.length} aria-hidden="true" />
      </header>
      <ol className={styles.list}>
        {tasks.map((task) => (
          <CardTaskRow key={task.name} task={task} email={person.email} isNext={task === next} />
        ))}
      </ol>
    </Surface>
  );
}
