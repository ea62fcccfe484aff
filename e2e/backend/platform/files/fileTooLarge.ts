import { Refusal } from '../../Refusal';

/** 413: more bytes than are taken here. */
export const fileTooLarge = (maxBytes: number) =>
  new Refusal(413, 'FILE_TOO_LARGE', {
    fields: { file: 'FILE_TOO_LARGE' },
    params: { megabytes: maxBytes / 1024 / 1024 },
  });
