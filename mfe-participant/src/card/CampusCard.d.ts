import type { CampusCard as Card } from '@campus/shared/contract/participants';
import type { QrLife } from './useQrLife';
interface CampusCardProps {
    card: Card;
    life: QrLife;
    isTurned: boolean;
    onTurn: (isTurned: boolean) => void;
}
/** The card itself; a click or Enter turns it over to the QR code. */
export declare function CampusCard({ card, life, isTurned, onTurn }: CampusCardProps): import("react").JSX.Element;
export {};
