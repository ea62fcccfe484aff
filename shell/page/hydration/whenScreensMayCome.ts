import { isSignInAsked, whenShellHydrated } from './Hydrated';

const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => void setTimeout(resolve));
  });

/**
 * Resolves when the code of screens may be fetched: at once, or where somebody waits for the window of
 * sign-in, which needs the shell alone, when that is painted.
 */
export async function whenScreensMayCome(loadSignIn: () => Promise<unknown>) {
  if (!isSignInAsked()) return;
  await whenShellHydrated();
  // Whoever opens it meets the same failure and is told of it.
  await loadSignIn().catch(() => undefined);
  await afterPaint();
  document.dispatchEvent(new Event('campus:screens'));
}
