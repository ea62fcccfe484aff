/** Addresses of this domain that other domains, mails and tests may link to. */
export const cardPaths = {
  card: () => '/me/card',
  /** What a card’s QR code says: any camera opens it. */
  verify: (token: string) => `/verify/${token}`,
};
