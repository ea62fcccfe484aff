import type { CardTask } from './cardTasksOf';
interface CardTaskRowProps {
    task: CardTask;
    email: string;
    isNext: boolean;
}
export declare function CardTaskRow({ task: { name, state }, email, isNext }: CardTaskRowProps): import("react").JSX.Element;
export {};
