import { whenIdle } from './whenIdle';

/** Begins what the first screen must not wait for; gives a way to forget it. */
export function afterLoad(begin: () => void): () => void {
  const start = () => whenIdle(begin);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}
