import { createContext } from 'react';

interface Fields {
  formId: string;
  /** Field name to what a person calls it, for the summary of errors. */
  labels: Record<string, string>;
  /** Tells the summary how a field is called. */
  introduce: (name: string, label: string) => void;
}

/** What a form and its fields know of each other, beside react-hook-form. */
export const FormFields = createContext<Fields>({
  formId: 'form',
  labels: {},
  introduce: () => undefined,
});
