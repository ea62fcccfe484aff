import { afterLoad } from '../reports/afterLoad';

async function leaveDevelopment() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((each) => each.unregister()));
}

/** Begins what the worker needs after the page has loaded; without a worker everything works, too. */
export function whenSettled(begin: () => Promise<unknown>): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  // A worker of an earlier `npm start` at the same address would serve yesterday's files.
  const work = process.env.NODE_ENV === 'development' ? leaveDevelopment : begin;
  return afterLoad(() => void work().catch(() => undefined));
}
