/** Puts a text on the clipboard; says whether the browser allowed it. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
