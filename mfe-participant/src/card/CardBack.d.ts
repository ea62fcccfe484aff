import type { CampusCard } from '@campus/shared/contract/participants';
import type { QrLife } from './useQrLife';
interface CardBackProps {
    card: CampusCard;
    token: string;
    life: QrLife;
}
export declare function CardBack({ card, token, life }: CardBackProps): import("react").JSX.Element;
export {};
