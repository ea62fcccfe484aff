import type { CampusCard } from '@campus/shared/contract/participants';
interface CardNoticeProps {
    card: CampusCard;
}
/** Why the card cannot be used now, and what to do about it. */
export declare function CardNotice({ card }: CardNoticeProps): import("react").JSX.Element;
export {};
