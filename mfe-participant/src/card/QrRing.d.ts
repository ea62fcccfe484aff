import type { QrLife } from './useQrLife';
interface QrRingProps {
    life: QrLife;
}
/** How long the code still lives; a timer is read on request, not announced every second. */
export declare function QrRing({ life }: QrRingProps): import("react").JSX.Element;
export {};
