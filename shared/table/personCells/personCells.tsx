import type { Column } from '@campus/shared/table/DataTable';
import { NameCell } from '@campus/shared/table/NameCell';
import { Avatar } from '@campus/shared/ui/Avatar';

interface Person<R> {
  nameOf: (row: R) => string;
  /** Tells apart those of one name. */
  noteOf: (row: R) => string | null | undefined;
  photoOf?: (row: R) => string | null | undefined;
}

/** The headline of rows that are about people each. */
export const personCells = <R,>({ nameOf, noteOf, photoOf }: Person<R>) =>
  ({
    cell: (row) => {
      const name = nameOf(row);
      const url = photoOf?.(row);
      const picture = <Avatar name={name} photo={url ? { url } : null} size="s" />;
      return <NameCell picture={picture} name={name} note={noteOf(row) ?? null} />;
    },
    text: nameOf,
    priority: 'primary',
  }) satisfies Partial<Column<R>>;
