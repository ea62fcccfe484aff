import type { TicketFormControl } from './useTicketForm';
interface TopicHintProps {
    form: TicketFormControl;
}
/** What to write so that the first answer already helps; another topic, another hint. */
export declare function TopicHint({ form }: TopicHintProps): import("react").JSX.Element;
export {};
