import type { CampusCard } from '@campus/shared/contract/participants';
/** What is printed on the face: enough for the sample of the home page, too. */
export type FaceOfCard = Pick<CampusCard, 'holder' | 'eduOrg' | 'number' | 'expiresAt' | 'status' | 'level'>;
interface CardFrontProps {
    card: FaceOfCard;
}
export declare function CardFront({ card }: CardFrontProps): import("react").JSX.Element;
export {};
