import { paths } from '@campus/shared/paths';
import { TaskList, type Task } from '@campus/shared/progress/TaskList';
import { useSession } from '@campus/shared/remote/useSession';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import type { IconName } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { cardTasksOf, type CardTask } from './cardTasksOf';

const icons: Record<CardTask['name'], IconName> = {
  email: 'mail',
  identity: 'user',
  study: 'school',
  card: 'card',
};

/** No card yet: what is done, what is missing, and the one next step. */
export function CardTasks() {
  const { t } = useTranslation('participant');
  const { person } = useSession();
  if (person?.kind !== 'HUMAN') return null;

  const tasks = cardTasksOf(person);
  const next = tasks.find(({ state }) => state !== 'done');
  const contact = (
    <ButtonLink to={paths.newTicket()} size="s" icon="mail">
      {t('tasks.contact')}
    </ButtonLink>
  );
  const taskOf = (task: CardTask): Task => ({
    id: task.name,
    title: t(`tasks.${task.name}.title`),
    state: task.state,
    hint: t(`tasks.${task.name}.${task.state}`, { email: person.email }),
    icon: icons[task.name],
    action: task === next && task.state !== 'checking' && contact,
  });
  return <TaskList title={t('tasks.title')} tasks={tasks.map(taskOf)} />;
}
