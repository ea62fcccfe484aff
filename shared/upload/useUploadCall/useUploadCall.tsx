import type { ApiError } from '@campus/shared/api/ApiError';
import { useApi } from '@campus/shared/api/useApi';
import type { Call, CallInput, CallOutput } from '@campus/shared/contract/call';
import type { MediaFile } from '@campus/shared/contract/files';
import type { Upload, Uploaded } from '@campus/shared/upload/useUploads';
import { useMutation } from '@tanstack/react-query';
import { sendWithProgress } from './sendWithProgress';

type FileCall = Call & { multipart: true };

interface Sending<C extends Call> {
  input: CallInput<C>;
  options: Parameters<Upload>[1];
}

type Reading<C extends Call> =
  CallOutput<C> extends MediaFile
    ? [uploadedOf?: (answer: CallOutput<C>) => Uploaded]
    : [uploadedOf: (answer: CallOutput<C>) => Uploaded];

const mediaFileOf = ({ id, originalName, url, size, mime }: MediaFile): Uploaded => ({
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
  ...[uploadedOf = mediaFileOf as never]: Reading<C>
): Upload {
  const api = useApi();
  const { mutateAsync } = useMutation<CallOutput<C>, ApiError, Sending<C>>({
    mutationFn: ({ input, options: { signal, onProgress } }) =>
      api(call, input, { signal, send: sendWithProgress(onProgress) }),
    meta: { invalidates: call.invalidates ?? [] },
    // Without a network it fails in words at once; by default it would hang in silence.
    networkMode: 'always',
  });
  return async (file, options) => {
    const input = { ...inputOf(file), file } as CallInput<C>;
    return uploadedOf(await mutateAsync({ input, options }));
  };
}
