import { createContext } from 'react';

interface Fields {
  formId: string;
  /** Tells the summary how a field is called. */
  introduce: (name: string, label: string) => void;
}

/** What a form and its fields know of each other, beside react-hook-form. */
export const FormFields = createContext<Fields>({ formId: 'form', introduce: () => undefined });
