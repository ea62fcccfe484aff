/** An address of the network `10.<network>`, another for each number. */
export const ipOf = (network: number, number: number) =>
  `10.${network}.${(number >> 8) & 255}.${number & 255}`;
