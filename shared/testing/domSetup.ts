import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A busy machine takes longer to get there: what never comes ends with the test’s own limit.
configure({ asyncUtilTimeout: 30_000 });

// jsdom draws nothing, so it does not know where text is; what edits texts asks.
Object.assign(Range.prototype, {
  getClientRects: () => [],
  getBoundingClientRect: () => new DOMRect(),
});
document.elementFromPoint = () => null;
