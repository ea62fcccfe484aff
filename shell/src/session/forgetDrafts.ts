/** What a person left in forms goes when that person leaves; a session that merely ends keeps it. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('campus.draft.')) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
