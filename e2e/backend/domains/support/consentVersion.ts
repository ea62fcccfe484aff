/** The edition of the consent texts that people agree to now. */
export const consentVersion = '2026-09-01';
