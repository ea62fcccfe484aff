import { cardPaths } from '@campus/shared/contract/cards/paths';

/** What a QR code of the card holds: a page that any camera opens, with the signed string at its end. */
export const qrAddressOf = (token: string) => `${window.location.origin}${cardPaths.verify(token)}`;
