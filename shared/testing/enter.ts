import userEvent from '@testing-library/user-event';

/**
 * Puts words into a field at once, as from the clipboard. For tests of what is done with them: each
 * letter that is typed renders a whole screen anew.
 */
export async function enter(field: HTMLElement, words: string) {
  await userEvent.click(field);
  await userEvent.paste(words);
}
