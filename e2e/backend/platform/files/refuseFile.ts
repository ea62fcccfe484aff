import type { MessageCode } from '../messages/messages';
import { Refusal } from '../../Refusal';

/** 422: this file is not taken, and the form shows why beside it. */
export const refuseFile = (code: MessageCode, params?: Record<string, string | number>) =>
  new Refusal(422, code, { fields: { file: code }, params });
