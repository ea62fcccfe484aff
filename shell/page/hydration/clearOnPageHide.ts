/**
 * A page of a person that is left before its code has run is not there for “back”: it is the code that
 * looks who has come back. Afterwards the session does.
 */
export function clearOnPageHide(reload = () => location.reload()) {
  const root = document.querySelector('#root[data-own]');
  if (!root) return;
  let hasCode = false;
  document.addEventListener('campus:hydrated', () => (hasCode = true), { once: true });
  addEventListener('pagehide', () => {
    if (!hasCode) root.replaceChildren();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !hasCode) reload();
  });
}
