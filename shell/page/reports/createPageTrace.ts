const form = /^00-([\da-f]{32})-[\da-f]{16}-([\da-f]{2})$/;

/** Of the document, as the server has said it. */
function traceOfDocument() {
  const [navigation] = performance.getEntriesByType('navigation');
  // Browsers tell it only where the page came by https or from this computer.
  const timings = navigation?.serverTiming ?? [];
  return form.exec(timings.find(({ name }) => name === 'traceparent')?.description ?? '');
}

/** Names each call of this page as a part of the trace that its document began; nothing without one. */
export function createPageTrace(): () => string | undefined {
  const [, trace, flags] = traceOfDocument() ?? [];
  return () => {
    if (!trace) return undefined;
    const span = [...crypto.getRandomValues(new Uint8Array(8))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return `00-${trace}-${span}-${flags}`;
  };
}
