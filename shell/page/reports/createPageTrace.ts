import { serverTiming } from './serverTiming';

const form = /^00-([\da-f]{32})-[\da-f]{16}-([\da-f]{2})$/;

/** Names each call of this page as a part of the trace that its document began; nothing without one. */
export function createPageTrace(): () => string | undefined {
  const [, trace, flags] = form.exec(serverTiming('traceparent') ?? '') ?? [];
  return () => {
    if (!trace) return undefined;
    const span = [...crypto.getRandomValues(new Uint8Array(8))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return `00-${trace}-${span}-${flags}`;
  };
}
