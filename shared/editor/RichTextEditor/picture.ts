import { ownPicture } from '@campus/shared/contract/richText';
import Image from '@tiptap/extension-image';

const imageOf = (element: Element) =>
  element.localName === 'img' ? element : element.querySelector('img');

const isOwn = (element: Element) => ownPicture.test(imageOf(element)?.getAttribute('src') ?? '');

const ofImage = (name: string) => ({
  default: null,
  parseHTML: (element: Element) => imageOf(element)?.getAttribute(name),
});

/** A picture of our own files, with a caption or without. */
export const picture = Image.extend({
  addAttributes: () => ({
    src: ofImage('src'),
    alt: { ...ofImage('alt'), default: '' },
    width: ofImage('width'),
    height: ofImage('height'),
    caption: {
      default: '',
      rendered: false,
      parseHTML: (element: Element) => element.querySelector('figcaption')?.textContent,
    },
  }),

  parseHTML: () =>
    ['figure', 'img'].map((tag) => ({
      tag,
      getAttrs: (element: HTMLElement) => (isOwn(element) ? null : false),
    })),

  renderHTML({ node, HTMLAttributes }) {
    const { caption } = node.attrs as { caption: string };
    return caption
      ? ['figure', ['img', HTMLAttributes], ['figcaption', caption]]
      : ['img', HTMLAttributes];
  },
});
