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
  const { data: own } = useCallQuery(listMyApplications, { query: { type: 'ESK_CARD' } });
  const { data: claims } = useCallQuery(listOwnClaims);
  const application = own?.items.find(({ status }) => status === 'NEW');
  const claim = claims?.find(({ status }) => status === 'WAITING');
  const dates: Partial<Record<CardTask['name'], string>> = {
    study: claim && date(claimDueDay(claim.createdAt)),
    card: application && date(applicationDueDay(application.createdAt)),
  };
  const pathOf = (name: CardTask['name']) => {
    if (name === 'email') return undefined;
    return name === 'card' && application ? applicationPaths.own() : cardStepPaths[name];
  };
  const waiting = { isAppliedFor: !!application, isStudyClaimed: !!claim };
  return cardTasksOf(human, waiting).map(({ name, state }) => ({
    id: name,
    title: t(`tasks.${name}.title`),
    state,
    hint: t(`tasks.${name}.${state}`, { email: human.email, date: dates[name] }),
    icon: icons[name],
    to: pathOf(name),
  }));
}
