/** What the entries of all dictionaries have. */
export interface DictionaryEntry {
  id: string;
  name: string;
}

/** A list of what uses an entry. */
export interface UseList {
  to: string;
  /** In the row of the entry: «Новости». */
  label: string;
  /** On a button that leads there: «Показать новости». */
  action: string;
}

export interface EntryUses<E> {
  countOf: (entry: E) => number;
  listsOf: (entry: E) => readonly UseList[];
  /** Rows lead to the lists; otherwise only the window that says why an entry stays does. */
  areLinked?: boolean;
}

/** What each dictionary says in words of its own. */
export type DictionaryWords = (
  word:
    | 'title'
    | 'lead'
    | 'list'
    | 'search'
    | 'none.title'
    | 'none.text'
    | 'new'
    | 'saved'
    | 'removed'
    | 'used.title'
    | 'used.text'
    | 'uses'
    | 'usedWith',
  facts?: { name?: string; count?: number },
) => string;
