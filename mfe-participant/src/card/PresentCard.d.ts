import type { CampusCard } from '@campus/shared/contract/participants';
import type { QrLife } from './useQrLife';
interface PresentCardProps {
    card: CampusCard;
    life: QrLife;
    onClose: () => void;
}
/** The code over the whole screen, lit and moving, for whoever checks it. */
export declare function PresentCard({ card, life, onClose }: PresentCardProps): import("react").JSX.Element;
export {};
