import type { MessageCode } from '../messages/messages';
import { Refusal } from '../access/Refusal';

/** 413: more bytes than are taken here. */
export const fileTooLarge = (maxBytes: number) =>
  new Refusal(413, 'FILE_TOO_LARGE', {
    fields: { file: 'FILE_TOO_LARGE' },
    params: { megabytes: maxBytes / 1024 / 1024 },
  });

/** 422: this file is not taken, and the form shows why beside it. */
export const refuseFile = (code: MessageCode, params?: Record<string, string | number>) =>
  new Refusal(422, code, { fields: { file: code }, params });
