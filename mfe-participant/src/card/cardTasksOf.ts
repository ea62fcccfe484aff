import { cardSteps, type CardStep } from '@campus/shared/contract/applications/cardSteps';
import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import type { TaskState } from '@campus/shared/progress/TaskList';

export interface CardTask {
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
