const patience = 4000;

/** Whether the product answers, which a browser that is connected to something does not know. */
export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
