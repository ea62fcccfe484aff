import type { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import type { MediaFile } from '@campus/shared/contract/files/records';
import type { Upload, Uploaded } from '@campus/shared/upload/useUploads';
import { useMutation } from '@tanstack/react-query';

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

type FileCall = Call & { multipart: true };

interface Sending<C extends Call> {
  input: CallInput<C>;
  options: Parameters<Upload>[1];
}

type Reading<C extends Call> =
  CallOutput<C> extends MediaFile
    ? [read?: (answer: CallOutput<C>) => Uploaded]
    : [read: (answer: CallOutput<C>) => Uploaded];

/** A file as the fields of the kit know it. */
export const uploadedOf = ({ id, originalName, url, size, mime }: MediaFile): Uploaded => ({
  id,
  name: originalName,
  url,
  size,
  mime,
});

/**
 * The `upload` of a <FileDrop> made from a contract call; `inputOf` gives what goes beside the file.
 * A call that does not answer a file says last what it has answered.
 */
export function useUploadCall<C extends FileCall, const I extends Omit<CallInput<C>, 'file'>>(
  call: C,
  inputOf: (file: File) => I,
  ...[read = uploadedOf as never]: Reading<C>
): Upload {
  const api = useApi();
  const { mutateAsync } = useMutation<CallOutput<C>, ApiError, Sending<C>>({
    mutationFn: ({ input, options: { signal, onProgress } }) =>
      api(call, input, { signal, send: sendWithProgress(onProgress) }),
    meta: { invalidates: call.invalidates ?? [] },
  });
  return async (file, options) => {
    const input = { ...inputOf(file), file } as CallInput<C>;
    return read(await mutateAsync({ input, options }));
  };
}
