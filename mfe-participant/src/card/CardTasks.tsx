import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { peoplePaths } from '@campus/shared/contract/people/paths';
import { TaskList, type Task } from '@campus/shared/progress/TaskList';
import { useSession } from '@campus/shared/remote/useSession';
import type { IconName } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { cardTasksOf, type CardTask } from './cardTasksOf';

const icons: Record<CardTask['name'], IconName> = {
  email: 'mail',
  identity: 'user',
  study: 'school',
  card: 'card',
};

/** Where each step is made; the address was confirmed at signing in. */
const ways: Partial<Record<CardTask['name'], string>> = {
  identity: peoplePaths.identity(),
  study: peoplePaths.study(),
  card: applicationPaths.apply('ESK_CARD'),
};

/** No card yet: what is done, what is missing, and where it is done. */
export function CardTasks() {
  const { t } = useTranslation('participant');
  const { person } = useSession();
  const { data: own } = useCallQuery(listMyApplications, { query: { type: 'ESK_CARD' } });
  if (person?.kind !== 'HUMAN') return null;

  const isAppliedFor = !!own?.items.some(({ status }) => status === 'NEW');
  const taskOf = ({ name, state }: CardTask): Task => ({
    id: name,
    title: t(`tasks.${name}.title`),
    state,
    hint: t(`tasks.${name}.${state}`, { email: person.email }),
    icon: icons[name],
    to: name === 'card' && isAppliedFor ? applicationPaths.own() : ways[name],
  });
  return (
    <TaskList title={t('tasks.title')} tasks={cardTasksOf(person, isAppliedFor).map(taskOf)} />
  );
}
