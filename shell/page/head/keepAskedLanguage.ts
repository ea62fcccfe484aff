import type { LanguageKey } from '@campus/shared/contract/fields';
import type { SessionCookies } from '../session/createCookies';

/** An address that names the language is a choice of it: it is remembered, and leaves the address. */
export function keepAskedLanguage({ language }: SessionCookies, planned: LanguageKey) {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  language.write(planned);
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}
