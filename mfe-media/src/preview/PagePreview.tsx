import { useCallQuery } from '@campus/shared/api/useCallQuery';
import { filterInfoPages } from '@campus/shared/contract/infoPages';
import { PageText } from '../page/PageText';
import type { PartProps } from './PreviewPage';

export function PagePreview({ item, values }: PartProps) {
  const { section, parentId = null, position, showInMenu = false } = values;
  const around = useCallQuery(
    filterInfoPages,
    { query: { size: 100 }, body: { sections: section ? [section] : [] } },
    { enabled: !!section },
  );
  const page = {
    ...item,
    parentId,
    position: position ?? 0,
    section: section ?? ('ABOUT' as const),
    showInMenu,
  };
  const others = section ? (around.data?.items ?? []).filter(({ url }) => url !== page.url) : [];
  const pages = [...others, page].toSorted((a, b) => a.position - b.position);
  return <PageText page={page} pages={pages} />;
}
