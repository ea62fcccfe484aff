import type { CurrentHuman } from '@campus/shared/contract/people/calls';
import type { TaskState } from '@campus/shared/progress/TaskList';

/** The way to a card as it is told everywhere. */
export const cardSteps = ['email', 'identity', 'study', 'card'] as const;

export interface CardTask {
  name: (typeof cardSteps)[number];
  state: TaskState;
}

const identityStates: Record<CurrentHuman['identityStatus'], TaskState> = {
  EMPTY: 'todo',
  FILLED: 'checking',
  VERIFIED: 'done',
  MISMATCH: 'problem',
};

const studyState = ({ student }: CurrentHuman): TaskState => {
  if (!student) return 'todo';
  return student.status.isStudying ? 'done' : 'problem';
};

/**
 * The way to a card, in order; the address is confirmed by the code that one signed in with.
 * @param isAppliedFor whether an application for it waits for a decision
 */
export function cardTasksOf(human: CurrentHuman, isAppliedFor = false): CardTask[] {
  const before: CardTask[] = [
    { name: 'email', state: 'done' },
    { name: 'identity', state: identityStates[human.identityStatus] },
    { name: 'study', state: studyState(human) },
  ];
  const isReady = before.every(({ state }) => state === 'done');
  if (isAppliedFor) return [...before, { name: 'card', state: 'checking' }];
  return [...before, { name: 'card', state: isReady ? 'todo' : 'later' }];
}
