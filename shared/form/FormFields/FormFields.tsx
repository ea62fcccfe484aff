import { createContext } from 'react';

interface Fields {
  formId: string;
  /** Field name to what a person calls it, for the summary of errors. */
  labels: Record<string, string>;
  /** Field name to what to do where it is left empty, if the field has words of its own for that. */
  whenEmpty: Record<string, string>;
  /** Tells the summary how a field is called, and what it says where it is left empty. */
  introduce: (name: string, label: string, whenEmpty?: string) => void;
}

/** What a form and its fields know of each other, beside react-hook-form. */
export const FormFields = createContext<Fields>({
  formId: 'form',
  labels: {},
  whenEmpty: {},
  introduce: () => undefined,
});
