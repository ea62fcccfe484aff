export declare function NewTicketScreen(): import("react").JSX.Element;
