// Loaded before a process of the product, and in each of its threads: its clock is wrong.

const shift = Number(process.env.CLOCK_MINUTES) * 60_000;
const { Date: RightDate } = globalThis;
const rightNow = RightDate.now;
RightDate.now = () => rightNow() + shift;

globalThis.Date = new Proxy(RightDate, {
  apply: () => new Date().toString(),
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [RightDate.now()], made),
});
