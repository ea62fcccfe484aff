import type { CampusCard } from '@campus/shared/contract/cards/calls';
import { useFormat } from '@campus/shared/format/useFormat';

/** The name on a card in the letters of its reader. */
export function useHolder({ lastName, firstName, middleName }: CampusCard['holder']) {
  const format = useFormat();
  return {
    lastName: format.name(lastName),
    firstName: format.name(firstName),
    middleName: middleName && format.name(middleName),
  };
}
