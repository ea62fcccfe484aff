import * as z from 'zod/mini';
/** The consent is not kept: it is given anew with every ticket. */
declare const draft: z.ZodMiniObject<{
    category: z.ZodMiniOptional<z.ZodMiniEnum<{
        CARD: "CARD";
        PAYMENT: "PAYMENT";
        GRANT: "GRANT";
        STUDY: "STUDY";
        ACCOUNT: "ACCOUNT";
        PARTNER: "PARTNER";
        TECH: "TECH";
        OTHER: "OTHER";
    }>>;
    subject: z.ZodMiniOptional<z.ZodMiniString<string>>;
    text: z.ZodMiniOptional<z.ZodMiniString<string>>;
    guestName: z.ZodMiniOptional<z.ZodMiniString<string>>;
    guestEmail: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
export type TicketDraft = z.infer<typeof draft>;
/** Lives as long as the tab. A browser that forbids storage only loses the convenience. */
export declare const ticketDraft: {
    read(): TicketDraft;
    write({ category, ...words }: TicketDraft): void;
    forget(): void;
};
export {};
