import { urlOf } from '../../backend/testing/urlOf';
import type { FilterCase } from './FilterCase';

/** How a case is sent. */
export const requestOf = ({ call, params, query, body, token }: FilterCase) => ({
  method: call.method,
  url: urlOf(call, { params, query }),
  headers: {
    'content-type': 'application/json',
    'accept-language': 'ru',
    ...(token && { authorization: `Bearer ${token}` }),
  },
  ...(call.method !== 'GET' && { body: JSON.stringify(body) }),
});
