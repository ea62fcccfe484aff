import {
  headTags,
  type HeadPlace,
  type HeadValues,
  type PageHead,
} from '@campus/shared/remote/headTags';
import { showHead } from '@campus/shared/remote/showHead';

interface MountedHead extends Omit<HeadPlace, 'origin' | 'asked'> {
  values: HeadValues;
  /** Says less than the server has written, so it does not replace it on the same page. */
  isPlaceholder?: boolean;
}

export interface Heads {
  put: (id: string, head: MountedHead) => void;
  remove: (id: string) => void;
}

/** What is set below wins; a title of its own is also what previews are to show. */
function over(above: HeadValues, below: HeadValues): HeadValues {
  const set = Object.entries(below).filter(([, value]) => value !== undefined && value !== '');
  const ogDescription = below.description ? undefined : above.ogDescription;
  return { ...above, ogTitle: undefined, ogDescription, ...Object.fromEntries(set) };
}

const written = (key: string) => document.head.querySelector(`meta[data-head="${key}"]`);

/** Whether the document already has a head of this page in this language. */
const isWritten = ({ tags }: PageHead) =>
  tags
    .filter(({ attributes: { property } }) => property === 'og:url' || property === 'og:site_name')
    .every(({ attributes: { property = '', content } }) => {
      return written(property)?.getAttribute('content') === content;
    });

function show(heads: MountedHead[]) {
  const last = heads.at(-1);
  if (!last) return;
  const values = heads.map((head) => head.values).reduce(over);
  const head = headTags(values, { ...last, origin: window.location.origin });
  if (!last.isPlaceholder || !isWritten(head)) showHead(head);
}

/** The heads of what is mounted, in the order of mounting: the deepest counts, while it is there. */
export function createHeads(): Heads {
  const mounted = new Map<string, MountedHead>();
  const refresh = () => show([...mounted.values()]);
  return {
    put(id, head) {
      // A head that changes keeps its place among the others.
      mounted.set(id, head);
      refresh();
    },
    remove(id) {
      mounted.delete(id);
      refresh();
    },
  };
}
