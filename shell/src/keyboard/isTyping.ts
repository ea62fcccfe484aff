const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
// What is open over the page has keys of its own.
const windows = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog';

const isIn = (target: EventTarget | null, places: string) =>
  target instanceof Element && target.closest(places) !== null;

/** Whether a press belongs to a field or to a window; a shortcut with Ctrl may be pressed in a plain field. */
export const isTyping = (target: EventTarget | null, keys: string): boolean =>
  isIn(target, windows) || isIn(target, keys.startsWith('Mod+') ? '[contenteditable]' : fields);
