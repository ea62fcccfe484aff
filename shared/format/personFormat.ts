export interface PersonName {
  lastName?: string | null | undefined;
  firstName?: string | null | undefined;
  middleName?: string | null | undefined;
}

const initial = (name: string | null | undefined) => name && `${name.charAt(0)}.`;
// Initials stay with the name, and with each other, at the end of a line.
const joined = (space: string, ...words: (string | null | undefined)[]) =>
  words.filter(Boolean).join(space);

/** Names and numbers of people, which are the same in every language. */
export const personFormat = {
  /** «Иванова Анна Петровна», as documents have it. */
  fullName: ({ lastName, firstName, middleName }: PersonName) =>
    joined(' ', lastName, firstName, middleName),
  /** «Иванова А. П.». */
  shortName: ({ lastName, firstName, middleName }: PersonName) =>
    joined(
      '\u00a0',
      lastName || firstName,
      lastName && initial(firstName),
      lastName && initial(middleName),
    ),
  /** «+7 912 345-67-89»; a number of another country stays as it is. */
  phone: (number: string) =>
    number.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0$1\u00a0$2-$3-$4'),
};
