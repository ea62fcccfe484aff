import {
  inn10Control,
  inn12Control,
  luhnControl,
  snilsControl,
} from '@campus/shared/contract/checksums';

/** Completes the nine digits of a СНИЛС with its control number. */
export const withSnilsControl = (nine: string) => nine + snilsControl(nine);

/** Completes the nine digits of an organisation's ИНН. */
export const withInn10Control = (nine: string) => nine + inn10Control(nine);

/** Completes the ten digits of a person's ИНН. */
export const withInn12Control = (ten: string) => ten + inn12Control(ten);

/** Completes the fifteen digits of a card number by the Luhn rule. */
export const cardNumber = (fifteen: string) => fifteen + luhnControl(fifteen);
