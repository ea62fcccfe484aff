const markup = `
  <main>
    <p>text <b>bold</b></p>
    <p hidden>gone</p>
    <p hidden style="display: block">shown by its style</p>
    <div style="visibility: hidden; pointer-events: none"><span>in it</span></div>
    <div style="visibility: hidden"><span style="visibility: visible">out of it</span></div>
    <div style="opacity: 0"><span>see through</span></div>
    <dialog>shut</dialog>
    <dialog open>open</dialog>
    <input type="hidden" />
    <input type="text" />
    <button>press</button>
    <table><tbody><tr><td>cell</td></tr></tbody></table>
    <ul><li>item</li></ul>
    <details><summary>more</summary>rest</details>
    <svg><title>picture</title><path d="M0 0" /></svg>
    <script type="text/plain">code</script>
  </main>`;

const properties = ['display', 'visibility', 'pointer-events', 'opacity'];

const answers = () =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const { display, visibility, pointerEvents, opacity } = style;
    return {
      element: element.outerHTML,
      read: properties.map((property) => style.getPropertyValue(property)),
      ...{ display, visibility, pointerEvents, opacity },
    };
  });

test('says of every element what jsdom says, which answers where there is a style sheet', () => {
  document.body.innerHTML = markup;
  const quick = answers();
  expect(quick).toHaveLength(28);
  document.head.innerHTML = '<style>nothing { color: red }</style>';
  expect(document.styleSheets).toHaveLength(1);
  expect(answers()).toEqual(quick);
});

test('leaves other properties to jsdom, and follows what changes', () => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<p style="color: red">text</p>';
  const text = document.body.querySelector('p');
  if (!text) throw new Error('No paragraph');
  expect(getComputedStyle(text).color).toBe('rgb(255, 0, 0)');
  expect(getComputedStyle(text).getPropertyValue('margin')).toBe('');
  expect(getComputedStyle(text).display).toBe('block');
  text.hidden = true;
  expect(getComputedStyle(text).display).toBe('none');
});
