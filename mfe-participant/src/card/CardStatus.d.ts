import type { CampusCard } from '@campus/shared/contract/participants';
import { Status } from '@campus/shared/ui/Status';
type Status = CampusCard['status'];
export declare function CardStatus({ status }: {
    status: Status;
}): import("react").JSX.Element;
export {};
