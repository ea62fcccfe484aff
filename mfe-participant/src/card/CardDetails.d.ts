import type { CampusCard } from '@campus/shared/contract/participants';
interface CardDetailsProps {
    card: CampusCard;
}
export declare function CardDetails({ card }: CardDetailsProps): import("react").JSX.Element;
export {};
