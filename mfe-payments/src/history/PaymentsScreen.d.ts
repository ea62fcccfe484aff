/** Everything paid, sent and planned for the signed-in student, by year. */
export declare function PaymentsScreen(): import("react").JSX.Element;
