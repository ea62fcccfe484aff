import type { TicketReceipt } from '@campus/shared/contract/tickets';
interface TicketAcceptedProps {
    receipt: TicketReceipt;
    onAnother: () => void;
}
export declare function TicketAccepted({ receipt: { number }, onAnother }: TicketAcceptedProps): import("react").JSX.Element;
export {};
