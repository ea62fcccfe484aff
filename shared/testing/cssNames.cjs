/** A CSS Module in tests: every class is called what the source calls it. */
module.exports = {
  __esModule: true,
  default: new Proxy({}, { get: (_, name) => String(name) }),
};
