import type { CurrentHuman } from '@campus/shared/contract/participants';
export type TaskState = 'done' | 'todo' | 'checking' | 'problem' | 'later';
export interface CardTask {
    name: 'email' | 'identity' | 'study' | 'card';
    state: TaskState;
}
/** The way to a card, in order; the address is confirmed by the code that one signed in with. */
export declare function cardTasksOf(human: CurrentHuman): CardTask[];
