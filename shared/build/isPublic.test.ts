/** @jest-environment node */
import { isPublic } from './isPublic';

test.each([
  {},
  { HOST: '', PUBLIC_ORIGIN: '', TRUSTED_PROXIES: '' },
  { HOST: 'localhost' },
  { HOST: '127.0.0.1', API_HOST: '127.0.0.2' },
  { HOST: '::1' },
  { PUBLIC_ORIGIN: 'http://localhost:3000' },
  { PUBLIC_ORIGIN: 'http://[::1]:3000' },
])('%j is for this computer alone', (env) => expect(isPublic(env)).toBe(false));

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.0.2.1' },
  { HOST: '127.0.0.1.example' },
  { API_HOST: '0.0.0.0' },
  { PUBLIC_ORIGIN: 'https://campus.example' },
  { HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' },
])('%j is for others, too', (env) => expect(isPublic(env)).toBe(true));
