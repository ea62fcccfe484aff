import type { humans, Passport } from '../accounts/humanTables';

/** •••-•••-445 95 */
export const maskSnils = (snils: string | null) =>
  snils && `•••-•••-${snils.slice(6, 9)} ${snils.slice(9)}`;

type Human = Pick<typeof humans.$inferSelect, 'snils' | 'inn' | 'passport'>;

const lastFour = (text: string) => '•'.repeat(Math.max(text.length - 4, 2)) + text.slice(-4);

const maskPassport = ({ series, number }: Passport) => ({
  series: series && '••••',
  number: lastFour(number),
  issuedAt: null,
  issuedBy: null,
  departmentCode: null,
});

/** Enough of the documents to recognise them by. */
export const maskDocuments = ({ snils, inn, passport }: Human) => ({
  snils: maskSnils(snils),
  inn: inn && lastFour(inn),
  passport: passport && maskPassport(passport),
});
