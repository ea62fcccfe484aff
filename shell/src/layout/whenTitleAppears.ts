const titleId = 'screen-title';

/** Calls back with the screen's heading, at once or when its code has arrived; gives a way to stop. */
export function whenTitleAppears(act: (title: HTMLElement) => void): () => void {
  const seek = () => {
    const title = document.getElementById(titleId);
    if (title) act(title);
    return title !== null;
  };
  if (seek()) return () => undefined;
  const observer = new MutationObserver(() => seek() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
