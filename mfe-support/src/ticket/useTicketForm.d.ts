import { type TicketReceipt } from '@campus/shared/contract/tickets';
export declare const useTicketForm: (onDone: (receipt: TicketReceipt) => void) => {
    form: import("react-hook-form").UseFormReturn<{
        category: "CARD" | "PAYMENT" | "GRANT" | "STUDY" | "ACCOUNT" | "PARTNER" | "TECH" | "OTHER";
        subject: string;
        text: string;
        guestName: string;
        guestEmail: string;
        consent: true;
    }, unknown, {
        category: "CARD" | "PAYMENT" | "GRANT" | "STUDY" | "ACCOUNT" | "PARTNER" | "TECH" | "OTHER";
        subject: string;
        text: string;
        guestName: string;
        guestEmail: string;
        consent: true;
    }>;
    onSubmit: (values: {
        category: "CARD" | "PAYMENT" | "GRANT" | "STUDY" | "ACCOUNT" | "PARTNER" | "TECH" | "OTHER";
        subject: string;
        text: string;
        guestName: string;
        guestEmail: string;
        consent: true;
    }) => Promise<void>;
    isSending: boolean;
};
export type TicketFormControl = ReturnType<typeof useTicketForm>['form'];
