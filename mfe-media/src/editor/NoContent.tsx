import { paths, type ContentKind } from '@campus/shared/paths';
import { Head } from '@campus/shared/remote/Head';
import { ButtonLink } from '@campus/shared/ui/ButtonLink';
import { EmptyState } from '@campus/shared/ui/EmptyState';
import { Screen } from '@campus/shared/ui/Screen';
import { useTranslation } from 'react-i18next';

/** An address that leads to no record: it was deleted, or copied badly. */
export function NoContent({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('media');
  const list = { to: paths.contents(kind), label: t(`desk.kind.${kind}`) };
  return (
    <Screen title={t('editor.missing.title')} breadcrumbs={[list]}>
      <Head title={t('editor.missing.title')} isPrivate />
      <EmptyState
        icon="file"
        title={t('editor.missing.reason')}
        text={t('editor.missing.text')}
        action={<ButtonLink to={list.to}>{t('editor.missing.back')}</ButtonLink>}
      />
    </Screen>
  );
}
