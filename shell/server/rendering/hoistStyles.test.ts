/** @jest-environment node */
import { hoistStyles } from './hoistStyles';

test('a style of an element becomes a rule, and equal styles become one', () => {
  const { html, sheet } = hoistStyles(
    '<p style="width:70%">a</p><p class="b" style="width:70%">b</p><p style="height:1px">c</p>',
  );
  expect(html).toBe(
    '<p data-style="0">a</p><p class="b" data-style="0">b</p><p data-style="1">c</p>',
  );
  expect(sheet).toBe('[data-style="0"]{width:70%}[data-style="1"]{height:1px}');
});

test('a text that only looks like a style stays a text', () => {
  const text = '<p>say style=&quot;width:1px&quot;</p>';
  expect(hoistStyles(text)).toEqual({ html: text, sheet: '' });
});

test('nothing in a style ends the sheet that it stands in', () => {
  const { sheet } = hoistStyles('<p style="--a:&quot;&lt;/style&gt;&amp;&quot;">a</p>');
  expect(sheet).toBe('[data-style="0"]{--a:"&lt;/style>&"}');
});
