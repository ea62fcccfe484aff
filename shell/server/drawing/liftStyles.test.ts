/** @jest-environment node */
import { liftStyles } from './liftStyles';

test('a style of an element becomes a rule, and equal styles become one', () => {
  const { html, sheet } = liftStyles(
    '<p style="width:70%">a</p><p class="b" style="width:70%">b</p><p style="height:1px">c</p>',
  );
  expect(html).toBe(
    '<p data-drawn="0">a</p><p class="b" data-drawn="0">b</p><p data-drawn="1">c</p>',
  );
  expect(sheet).toBe('[data-drawn="0"]{width:70%}[data-drawn="1"]{height:1px}');
});

test('a text that only looks like a style stays a text', () => {
  const text = '<p>say style=&quot;width:1px&quot;</p>';
  expect(liftStyles(text)).toEqual({ html: text, sheet: '' });
});

test('nothing in a style ends the sheet that it stands in', () => {
  const { sheet } = liftStyles('<p style="--a:&quot;&lt;/style&gt;&amp;&quot;">a</p>');
  expect(sheet).toBe('[data-drawn="0"]{--a:"&lt;/style>&"}');
});
