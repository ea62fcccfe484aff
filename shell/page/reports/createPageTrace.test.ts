import { createPageTrace } from './createPageTrace';

const trace = '0af7651916cd43dd8448eb211c80319c';

function cameWith(...serverTiming: { name: string; description: string }[]) {
  const getEntriesByType = () => [{ serverTiming }];
  Object.assign(performance, { getEntriesByType });
  return createPageTrace();
}

test('every call is a part of its own in the trace of the document', () => {
  const next = cameWith({ name: 'traceparent', description: `00-${trace}-b7ad6b7169203331-01` });
  const parts = [next(), next()];
  for (const part of parts) expect(part).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
  expect(parts[0]).not.toBe(parts[1]);
});

test('without a trace of the document calls name none', () => {
  expect(cameWith()()).toBeUndefined();
  expect(cameWith({ name: 'traceparent', description: 'nonsense' })()).toBeUndefined();
});
