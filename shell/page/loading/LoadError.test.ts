/** @jest-environment node */
import { LoadError, phaseOf } from './loadWithFallbacks';

const chunk = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });

test.each([
  ['a file that is gone', new LoadError('gone', '/remotes/media/1/list.js is gone (404)')],
  ['nothing in time', new LoadError('late', 'media did not come in time')],
  ['a chunk', chunk],
  ['an entry', new Error('[ Federation Runtime ]: RUNTIME-008 … ScriptNetworkError: …')],
])('%s did not come', (_, failure) => {
  expect(phaseOf(failure)).toBe('load');
});

test.each([
  ['code', new Error('broken at import')],
  ['an entry', new Error('[ Federation Runtime ]: RUNTIME-008 … ScriptExecutionError: …')],
  ['what is no error', 'broken'],
])('%s that came has thrown', (_, failure) => {
  expect(phaseOf(failure)).toBe('script');
});
