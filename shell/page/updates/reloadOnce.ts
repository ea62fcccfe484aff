const key = 'campus.reloaded';
const most = 20;

function readMarks(): string[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
}

/**
 * Loads the page anew, at most once for each address and reason in the life of a tab; says whether
 * it does. Without a memory nothing would end a loop, so then it does not.
 */
export function reloadOnce(reason: string, reload = () => location.reload()): boolean {
  const mark = `${location.pathname} ${reason}`;
  try {
    const marks = readMarks();
    if (marks.includes(mark)) return false;
    sessionStorage.setItem(key, JSON.stringify([...marks, mark].slice(-most)));
  } catch {
    return false;
  }
  reload();
  return true;
}
