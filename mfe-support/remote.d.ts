export declare const remote: import("@campus/shared/remote/RemoteDeclaration").RemoteDeclaration<"NewTicketScreen", "AskForHelp">;
