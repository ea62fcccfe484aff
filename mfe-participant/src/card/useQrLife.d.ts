import type { CampusCard } from '@campus/shared/contract/participants';
import type { UseQueryResult } from '@tanstack/react-query';
export interface QrLife {
    secondsLeft: number;
    /** From 1, just issued, to 0, run out. */
    share: number;
    hasFailed: boolean;
    renew: () => void;
}
/** Counts a shown QR code down and asks for the next one when it runs out. */
export declare function useQrLife(query: UseQueryResult<CampusCard | null>, isShown: boolean): QrLife;
