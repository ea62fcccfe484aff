import type { TicketReceipt } from '@campus/shared/contract/tickets';
interface TicketFormProps {
    onAccepted: (receipt: TicketReceipt) => void;
}
export declare function TicketForm({ onAccepted }: TicketFormProps): import("react").JSX.Element;
export {};
