import { Article } from '../article/Article';
import type { PartProps } from './PreviewPage';
import { useDirectory } from './useDirectory';

export function NewsPreview({ item, values }: PartProps) {
  return <Article news={{ ...item, ...useDirectory(values, item.lang) }} />;
}
