import { helpPages } from './helpPages';
import { otherPages } from './otherPages';
import type { PageRow } from './PageRow';

/** A page stands after the one above it. */
export const pageRows: PageRow[] = [...helpPages, ...otherPages];
