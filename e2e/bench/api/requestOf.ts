import { urlOf } from '../../backend/testing/urlOf';
import type { FilterCase } from './FilterCase';

/** How a case is sent. */
export const requestOf = ({ call, params, query, body, token }: FilterCase) => ({
  url: urlOf(call, { params, query }),
  headers: {
    'content-type': 'application/json',
    'accept-language': 'ru',
    ...(token && { authorization: `Bearer ${token}` }),
  },
  body: JSON.stringify(body),
});
