declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of the worker before while nobody looks at the site. A call that comes in that very
 * moment stops the change half-way in Chromium, and the next document then never comes.
 */
export async function beginUnseen(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isUnseen = windows.every(({ visibilityState }) => visibilityState === 'hidden');
  if (isUnseen) await self.skipWaiting();
}
