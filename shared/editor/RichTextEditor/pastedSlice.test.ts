import { Editor } from '@tiptap/core';
import { htmlOf } from './documentOf';
import { extensions } from './extensions';
import { pastedSlice } from './pastedSlice';

function paste(html: string) {
  const editor = new Editor({ extensions, injectCSS: false });
  editor.view.dispatch(editor.state.tr.replaceSelection(pastedSlice(editor.state, html)));
  return htmlOf(editor);
}

test('Word is reduced to words, lists and tables', () => {
  const html = `<html xmlns:o="urn:o"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
    <h1 style='margin:0'>Заголовок</h1>
    <p class=MsoNormal style="color:red"><b style='mso-bidi-font-weight:normal'><span style='color:red'>Важно</span></b><o:p></o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times"'>&nbsp;</span></span><![endif]>раз</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>два</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>первый</p>
    <p class=MsoNormal>&nbsp;</p>
    <table border=1 style='width:100px'><tr><td width=50 style='background:red'><p class=MsoNormal>а</p></td></tr></table>
    <!--EndFragment--></body></html>`;
  expect(paste(html)).toBe(
    '<h2>Заголовок</h2><p><strong>Важно</strong></p><ul><li><p>раз</p></li><li><p>два</p></li></ul><ol><li><p>первый</p></li></ol><table><tbody><tr><td><p>а</p></td></tr></tbody></table>',
  );
});

test('what Google writes as a style is bold, and its wrapper is not', () => {
  const html =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:400">Обычный </span><span style="font-weight:700">жирный</span> <span style="font-style:italic">курсив</span></p></b>';
  expect(paste(html)).toBe('<p>Обычный <strong>жирный</strong> <em>курсив</em></p>');
});

test('scripts, handlers, frames and foreign pictures stay out', () => {
  const html =
    '<div onclick="a()">Текст<script>alert(1)</script><img src="data:image/png;base64,AAAA"><img src=x onerror=a()><iframe srcdoc="x"></iframe><form><input value="x"></form></div><svg onload=a()><title>t</title></svg>';
  expect(paste(html)).toBe('<p>Текст</p>');
});

test('a word about style= in a text is only a word', () => {
  expect(paste('<p>пишите style="x" и class=y</p>')).toBe('<p>пишите style="x" и class=y</p>');
});
