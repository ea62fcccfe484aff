/** Holds work up until the test lets it go on. */
export function createGate() {
  let open = () => {};
  let enter = () => {};
  const opened = new Promise<void>((done) => (open = done));
  const entered = new Promise<void>((done) => (enter = done));
  const pass = () => {
    enter();
    return opened;
  };
  return { open: () => open(), entered, pass };
}
