/** What a form of an existing record needs. */
export interface EditProps<E> {
  entry: E;
  /** Asks for it as it is saved now. */
  read: (id: string) => Promise<E>;
  onDone: (entry: E) => unknown;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
}
