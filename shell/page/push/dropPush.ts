/**
 * Ends the push messages of this browser, where they were on. The server cannot always be told that
 * somebody has left, and whoever comes next must not read what it still sends to them.
 */
export async function dropPush() {
  try {
    const worker = await navigator.serviceWorker.getRegistration();
    const subscription = await worker?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // A browser without workers gets no messages.
  }
}
