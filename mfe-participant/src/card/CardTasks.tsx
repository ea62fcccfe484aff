import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import { TaskList } from '@campus/shared/progress/TaskList';
import { useSession } from '@campus/shared/remote/useSession';
import { useTranslation } from 'react-i18next';
import { useCardTasks } from './useCardTasks';

function OwnTasks({ human }: { human: CurrentHuman }) {
  const { t } = useTranslation('participant');
  return <TaskList title={t('tasks.title')} tasks={useCardTasks(human)} />;
}

/** No card yet: what is done, what is missing, and where it is done. */
export function CardTasks() {
  const { person } = useSession();
  return person?.kind === 'HUMAN' ? <OwnTasks human={person} /> : null;
}
