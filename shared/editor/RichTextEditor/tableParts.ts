import { richTextScopes } from '@campus/shared/contract/richText';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const spans = { colspan: { default: 1 }, rowspan: { default: 1 } };

const scope = {
  default: 'col',
  parseHTML: (cell: Element) => {
    const value = cell.getAttribute('scope');
    return value && richTextScopes.includes(value) ? value : null;
  },
};

const caption = {
  default: '',
  rendered: false,
  parseHTML: (table: Element) => table.querySelector('caption')?.textContent,
};

/** Tables without widths and alignment, which the server drops; a caption is kept as it came. */
export const tableParts = [
  Table.configure({ View: null }).extend({
    addAttributes: () => ({ caption }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML({ node }) {
      const { caption: words } = node.attrs as { caption: string };
      return words
        ? ['table', ['caption', { contenteditable: 'false' }, words], ['tbody', 0]]
        : ['table', ['tbody', 0]];
    },
  }),
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope }) }),
];
