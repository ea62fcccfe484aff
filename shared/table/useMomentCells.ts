import { useFormat } from '@campus/shared/format/useFormat';

/** The cells of a column of moments: short on the page, and as a spreadsheet takes them in a file. */
export function useMomentCells<R>() {
  const { shortDateTime, fileDateTime } = useFormat();
  return (momentOf: (row: R) => string | null | undefined, never = '') => {
    const inWords = (write: (moment: string) => string) => (row: R) => {
      const moment = momentOf(row);
      return moment ? write(moment) : never;
    };
    return { cell: inWords(shortDateTime), text: inWords(fileDateTime) };
  };
}
