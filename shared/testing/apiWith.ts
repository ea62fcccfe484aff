import { createApi, type ApiOptions } from '@campus/shared/api/createApi';

/** The transport of somebody who is signed in and reads English. */
export const apiWith = (options: Partial<ApiOptions> = {}) =>
  createApi({ language: () => 'en', token: () => 'live', ...options });
