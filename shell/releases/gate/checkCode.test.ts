/** @jest-environment node */
import { checkCode } from './checkCode';

const check = (code: string) => checkCode(new Map([['a.js', Buffer.from(code)]]), { 'a.js': '' });

test.each([
  ['eval("1")', 'runs text as code (eval)'],
  ['(0,eval)("1")', 'runs text as code (eval)'],
  ['window.eval("1")', 'runs text as code (eval)'],
  ['globalThis["eval"]("1")', 'runs text as code (eval)'],
  ['top.eval("1")', 'runs text as code (eval)'],
  ['parent.eval("1")', 'runs text as code (eval)'],
  ['frames[0] = frames.eval("1")', 'runs text as code (eval)'],
  ['a = { [eval("1")]: 1 }', 'runs text as code (eval)'],
  ['a[eval("1")]', 'runs text as code (eval)'],
  ['new Function("return 1")', 'makes a function from text (new Function)'],
  ['Function("return 1")()', 'makes a function from text (new Function)'],
  ['self.Function("1")', 'makes a function from text (new Function)'],
  ['setTimeout("alert(1)", 1)', 'gives setTimeout a text to run'],
  ['setInterval(`alert(${name})`, 1)', 'gives setInterval a text to run'],
  ['window.setInterval("alert(1)", 1)', 'gives setInterval a text to run'],
  ['document.write("x")', 'writes into the document (document.write)'],
  ['document.writeln("x")', 'writes into the document (document.write)'],
  ['window.document.write("x")', 'writes into the document (document.write)'],
  ['document["write"]("x")', 'writes into the document (document.write)'],
  ['a.href = " javascript:alert(1)"', 'has an address that is code (javascript:)'],
  ['a.href = "\\t JavaScript:alert(1)"', 'has an address that is code (javascript:)'],
  ['a.href = `javascript:${x}`', 'has an address that is code (javascript:)'],
  ['import("https://elsewhere.test/a.js")', 'loads code past its hash (a native import())'],
  ['a <b; eval("1")', 'runs text as code (eval)'],
])('refuses %s', (code, what) => {
  const [sentence, ...rest] = check(`let a;\n  ${code}`);
  expect(sentence).toContain(`a.js ${what} at 2:`);
  expect(sentence).toMatch(/: the policy of the page forbids it, write it otherwise\.$/);
  expect(rest).toStrictEqual([]);
});

test.each([
  'a.eval("1")',
  'const { eval: one } = { eval: 1 }',
  'class A { eval() { return this.eval } }',
  'a instanceof Function && Function.prototype.call',
  'setTimeout(() => 1, 1); setTimeout(); setTimeout(1); a.setTimeout("b"); later("b")',
  'const name = (prompt) => window[prompt]("a")',
  'stream.write("x"); document.body[write]("x"); document["a"]',
  'stream.write("x"); document.head',
  'a = "no javascript: here"',
])('lets %s pass', (code) => {
  expect(check(code)).toStrictEqual([]);
});

test.each([
  ['navigator.serviceWorker.getRegistrations()', 'reaches for the service worker'],
  ['navigator["serviceWorker"]', 'reaches for the service worker'],
  ['document.cookie = "Language=en"', 'writes cookies'],
  ['window.document.cookie = "Language=en"', 'writes cookies'],
  ['navigator?.serviceWorker', 'reaches for the service worker'],
  ['document["cookie"] += "Language=en"', 'writes cookies'],
  ['cookieStore.set("Language", "en")', 'writes cookies'],
  ['window.cookieStore["delete"]("Language")', 'writes cookies'],
  ['const { serviceWorker: one } = navigator', 'reaches for the service worker'],
  ['(({ serviceWorker }) => 1)(navigator)', 'reaches for the service worker'],
  ['prompt("?")', 'opens a window of the browser (prompt)'],
  ['localStorage["clear"]()', 'empties the storage of all (localStorage)'],
  ['alert("Купите слона")', 'opens a window of the browser (alert)'],
  ['window.confirm("?")', 'opens a window of the browser (confirm)'],
  ['localStorage.clear()', 'empties the storage of all (localStorage)'],
  ['window.sessionStorage.clear()', 'empties the storage of all (sessionStorage)'],
])('refuses %s, for it is everybody’s', (code, what) => {
  expect(check(`let a;\n  ${code}`)).toEqual([
    expect.stringMatching(/^a\.js .* at 2:\d+: it is everybody’s, leave it to the shell\.$/),
  ]);
  expect(check(code).join()).toContain(`a.js ${what} at 1:`);
});

test.each([
  'const language = /Language=(.)/.exec(document.cookie)',
  'a.cookie = 1; document.title = "a"; document[cookie] = 1',
  'cookieStore.get("Language"); a.cookieStore.set("b"); const { [serviceWorker]: one, ...rest } = a',
  'cache.clear(); clear(); localStorage[clear]()',
  'event.prompt(); a.alert("b"); kept.clear()',
  'localStorage.removeItem("media")',
])('lets %s alone', (code) => {
  expect(check(code)).toStrictEqual([]);
});

test.each(['export const a = 1', 'a b', 'import a from "a"'])('%s is not a script', (code) => {
  expect(check(code)).toEqual([
    expect.stringMatching(/^a\.js is not a script that a browser reads \(.+\)\.$/),
  ]);
});

test('code that is nested as deep as a minifier does it is read', () => {
  expect(check(`a=${'a?b:'.repeat(1000)}c;d=${'"x"+'.repeat(2000)}"x"`)).toStrictEqual([]);
});

test('of each kind one is said, of several all kinds', () => {
  expect(check('eval("1");eval("2");alert("3")')).toHaveLength(2);
});

test('what is no script of the release, is not there, or is markup is for others to judge', () => {
  const files = new Map([['a.css', Buffer.from('a b')]]);
  expect(checkCode(files, { 'a.css': '', 'gone.js': '' })).toStrictEqual([]);
  for (const markup of ['<!doctype html>', '\uFEFF \n<html>'])
    expect(check(markup)).toStrictEqual([]);
});
