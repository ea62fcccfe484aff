import type { UrlValue } from '@campus/shared/ui/urlValues';

/** A semester of the address, as the API names it; anything else counts as absent. */
const urlSemester: UrlValue<string | undefined> = (values) =>
  values.find((value) => /^20\d\d-[12]$/.test(value));

export const planFilter = { period: urlSemester };
