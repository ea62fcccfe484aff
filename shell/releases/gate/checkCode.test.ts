/** @jest-environment node */
import { checkCode } from './checkCode';

const check = (code: string) => checkCode(new Map([['a.js', Buffer.from(code)]]), { 'a.js': '' });

test.each([
  ['eval("1")', 'runs text as code (eval)'],
  ['(0,eval)("1")', 'runs text as code (eval)'],
  ['window.eval("1")', 'runs text as code (eval)'],
  ['globalThis["eval"]("1")', 'runs text as code (eval)'],
  ['new Function("return 1")', 'makes a function from text (new Function)'],
  ['Function("return 1")()', 'makes a function from text (new Function)'],
  ['self.Function("1")', 'makes a function from text (new Function)'],
  ['setTimeout("alert(1)", 1)', 'gives setTimeout a text to run'],
  ['document.write("x")', 'writes into the document (document.write)'],
  ['document.writeln("x")', 'writes into the document (document.write)'],
  ['a.href = " javascript:alert(1)"', 'has an address that is code (javascript:)'],
  ['a.href = `javascript:${x}`', 'has an address that is code (javascript:)'],
  ['import("https://elsewhere.test/a.js")', 'loads code past its hash (a native import())'],
])('refuses %s', (code, what) => {
  const [sentence, ...rest] = check(`let a;\n  ${code}`);
  expect(sentence).toContain(`a.js ${what} at 2:`);
  expect(rest).toEqual([]);
});

test.each([
  'a.eval("1")',
  'const { eval: one } = { eval: 1 }',
  'class A { eval() { return this.eval } }',
  'a instanceof Function && Function.prototype.call',
  'setTimeout(() => 1, 1)',
  'stream.write("x"); document.head',
  'a = "no javascript: here"',
])('lets %s pass', (code) => {
  expect(check(code)).toEqual([]);
});

test.each(['export const a = 1', 'a b', 'import a from "a"'])('%s is not a script', (code) => {
  expect(check(code)).toEqual([
    expect.stringMatching(/^a\.js is not a script that a browser reads \(.+\)\.$/),
  ]);
});

test('code that is nested as deep as a minifier does it is read', () => {
  expect(check(`a=${'a?b:'.repeat(1000)}c;d=${'"x"+'.repeat(2000)}"x"`)).toEqual([]);
});
