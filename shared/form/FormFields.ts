import { createContext } from 'react';

export interface FieldWords {
  label: string;
  /** What to write there, where it is left empty. */
  missing?: string | undefined;
}

interface Fields {
  formId: string;
  /** Field name to what a person calls it, for the summary of errors. */
  words: Record<string, FieldWords>;
  /** Tells the summary how a field is called. */
  introduce: (name: string, words: FieldWords) => void;
}

/** What a form and its fields know of each other, beside react-hook-form. */
export const FormFields = createContext<Fields>({
  formId: 'form',
  words: {},
  introduce: () => undefined,
});
