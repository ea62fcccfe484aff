/** Hands a text to the browser as a file to keep. */
export function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** «Сотрудники 2026-03-05.csv», by the day in Moscow and without what a file system refuses. */
export function fileName(list: string, now = new Date()) {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(now);
  return `${list.replace(/[\s\\/:*?"<>|]+/g, ' ').trim()} ${day}.csv`;
}
