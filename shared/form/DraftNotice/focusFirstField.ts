const fields = 'input:not([type=hidden]), select, textarea';

/** For whoever pressed a button that goes with what it did: the focus must not go with it. */
export function focusFirstField(form: Element | null) {
  for (const field of form?.querySelectorAll<HTMLElement>(fields) ?? []) {
    field.focus();
    // One that is hidden or disabled takes no focus.
    if (document.activeElement === field) return;
  }
}
