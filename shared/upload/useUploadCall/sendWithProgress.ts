const withoutBody = [204, 205, 304];

function headersOf(request: XMLHttpRequest): Headers {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const pairs = lines.filter(Boolean).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as [string, string];
  });
  return new Headers(pairs);
}

const answerOf = (request: XMLHttpRequest) =>
  new Response(withoutBody.includes(request.status) ? null : request.responseText, {
    status: request.status,
    headers: headersOf(request),
  });

/** Stands in for `fetch`, which cannot tell how much of its body has gone; shares are from 0 to 1. */
export const sendWithProgress =
  (onProgress: (share: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const stop = () => request.abort();
      const refuse = () =>
        reject(signal?.aborted ? (signal.reason as Error) : new TypeError('Failed to fetch'));
      if (signal?.aborted) return refuse();
      request.open(method, address as string);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      };
      request.onload = () => resolve(answerOf(request));
      request.onerror = refuse;
      request.onabort = refuse;
      request.onloadend = () => signal?.removeEventListener('abort', stop);
      signal?.addEventListener('abort', stop);
      request.send(body as XMLHttpRequestBodyInit);
    });
