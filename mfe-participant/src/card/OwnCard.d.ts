import type { CampusCard as Card } from '@campus/shared/contract/participants';
import type { UseQueryResult } from '@tanstack/react-query';
interface OwnCardProps {
    card: Card;
    query: UseQueryResult<Card | null>;
}
/** The card as one uses it: turn it over, show it to somebody, print it. */
export declare function OwnCard({ card, query }: OwnCardProps): import("react").JSX.Element;
export {};
