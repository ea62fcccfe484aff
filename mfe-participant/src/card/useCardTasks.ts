import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { listMyApplications } from '@campus/shared/contract/applications/calls';
import {
  type CardStep,
  cardStepPaths,
  cardSteps,
} from '@campus/shared/contract/applications/cardSteps';
import { applicationDueDay } from '@campus/shared/contract/applications/machine';
import { applicationPaths } from '@campus/shared/contract/applications/paths';
import { type CurrentHuman, listOwnClaims } from '@campus/shared/contract/people/calls';
import { claimDueDay } from '@campus/shared/contract/people/machine';
import { useFormat } from '@campus/shared/format/useFormat';
import type { Task, TaskState } from '@campus/shared/progress/TaskList';
import type { IconName } from '@campus/shared/ui/Icon';
import { useTranslation } from 'react-i18next';
import { useIsOver } from '../applications/useIsOver';

interface CardTask {
  name: CardStep;
  state: TaskState;
}

export interface Waiting {
  /** An application for the card waits for a decision. */
  isAppliedFor?: boolean;
  /** A claim to a record of study does. */
  isStudyClaimed?: boolean;
}

const identityStates: Record<CurrentHuman['identityStatus'], TaskState> = {
  EMPTY: 'todo',
  FILLED: 'checking',
  VERIFIED: 'done',
  MISMATCH: 'problem',
};

const studyState = ({ student }: CurrentHuman, { isStudyClaimed }: Waiting): TaskState => {
  if (student?.status.isStudying) return 'done';
  if (isStudyClaimed) return 'checking';
  return student ? 'problem' : 'todo';
};

/** The way to a card, in order; the address is confirmed by the code that one signed in with. */
export function cardTasksOf(human: CurrentHuman, waiting: Waiting = {}): CardTask[] {
  const before: Record<Exclude<CardStep, 'card'>, TaskState> = {
    email: 'done',
    identity: identityStates[human.identityStatus],
    study: studyState(human, waiting),
    photo: human.photoUrl ? 'done' : 'todo',
  };
  const isReady = Object.values(before).every((state) => state === 'done');
  const card = waiting.isAppliedFor ? 'checking' : isReady ? 'todo' : 'later';
  const states: Record<CardStep, TaskState> = { ...before, card };
  return cardSteps.map((name) => ({ name, state: states[name] }));
}

const icons: Record<CardTask['name'], IconName> = {
  email: 'mail',
  identity: 'user',
  study: 'school',
  photo: 'upload',
  card: 'card',
};

/** What is done and what is left on the way to a card: one story, wherever it is told. */
export function useCardTasks(human: CurrentHuman): Task[] {
  const { t } = useTranslation('participant');
  const { date } = useFormat();
  const isOver = useIsOver();
  const { data: own } = useCallQuery(listMyApplications, { query: { type: 'ESK_CARD' } });
  const { data: claims } = useCallQuery(listOwnClaims);
  const application = own?.items.find(({ status }) => status === 'NEW');
  const claim = claims?.find(({ status }) => status === 'WAITING');
  const dueDays: Partial<Record<CardTask['name'], string>> = {
    study: claim && claimDueDay(claim.createdAt),
    card: application && applicationDueDay(application.createdAt),
  };
  const hintOf = ({ name, state }: CardTask) => {
    const day = dueDays[name];
    const isLate = state === 'checking' && day !== undefined && isOver(day);
    const facts = { email: human.email, date: day && date(day) };
    return t(`tasks.${name}.${isLate ? 'late' : state}`, facts);
  };
  const pathOf = (name: CardTask['name']) => {
    if (name === 'email') return undefined;
    return name === 'card' && application ? applicationPaths.own() : cardStepPaths[name];
  };
  const waiting = { isAppliedFor: !!application, isStudyClaimed: !!claim };
  return cardTasksOf(human, waiting).map((task) => ({
    id: task.name,
    title: t(`tasks.${task.name}.title`),
    state: task.state,
    hint: hintOf(task),
    icon: icons[task.name],
    to: pathOf(task.name),
  }));
}
