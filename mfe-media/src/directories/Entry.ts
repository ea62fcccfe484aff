/** What tags and authors have in common. */
export interface Entry {
  id: string;
  name: string;
  /** Only staff are told. */
  staff?: { name: { ru: string; en?: string }; uses: number; version: number };
}
