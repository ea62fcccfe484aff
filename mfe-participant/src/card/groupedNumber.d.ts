/** `1234567890123456` as it stands on a card: four by four. */
export declare const groupedNumber: (number: string) => string;
