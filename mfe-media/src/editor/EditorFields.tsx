import type { LanguageKey } from '@campus/shared/contract/fields';
import type { ContentKind } from '@campus/shared/paths';
import { Grid } from '@campus/shared/ui/Grid';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CoverField } from '../attachments/CoverField';
import { FilesField } from '../attachments/FilesField';
import type { ContentRecord } from '../desk/ContentRecord';
import { AuthorField } from '../directories/AuthorField';
import { TagsField } from '../directories/TagsField';
import type { ContentValues } from '../editing/ContentValues';
import { EventFields } from '../eventFields/EventFields';
import { PageFields } from '../pageFields/PageFields';
import { SeoFields } from '../seo/SeoFields';
import { LanguagePanels } from './LanguagePanels';
import { PublicationFields } from './PublicationFields';
import { Section } from './Section';

interface EditorFieldsProps {
  kind: ContentKind;
  record: ContentRecord | null;
  suggestion: string | undefined;
  language: LanguageKey;
  onLanguage: (language: LanguageKey) => void;
}

/** The texts first, and below them what is about the record as a whole. */
export function EditorFields(props: EditorFieldsProps) {
  const { kind, record, suggestion, ...languages } = props;
  const { t } = useTranslation('media');
  const subjectId = useWatch<ContentValues, 'id'>({ name: 'id' });
  const files = record?.files;
  const coverSection = (
    <Section title={t('editor.part.cover')}>
      <CoverField key={subjectId} subjectId={subjectId} files={files} />
    </Section>
  );
  return (
    <>
      <LanguagePanels {...languages} subjectId={subjectId} />
      <Grid min="l">
        {kind === 'events' && (
          <Section title={t('editor.part.event')}>
            <EventFields />
          </Section>
        )}
        {kind === 'info-pages' && (
          <Section title={t('editor.part.page')}>
            <PageFields />
          </Section>
        )}
        <Section title={t('editor.part.publication')}>
          <PublicationFields kind={kind} record={record} suggestion={suggestion} />
        </Section>
        {kind !== 'info-pages' && (
          <Section title={t('editor.part.about')}>
            <TagsField />
            <AuthorField />
          </Section>
        )}
        {kind === 'events' && coverSection}
      </Grid>
      {kind !== 'events' && coverSection}
      <Section title={t('editor.part.files')} lead={t('editor.filesLead')}>
        <FilesField key={subjectId} subjectId={subjectId} files={files} />
      </Section>
      <Section title={t('editor.part.seo')} lead={t('editor.seoLead')}>
        <SeoFields key={subjectId} subjectId={subjectId} files={files} />
      </Section>
    </>
  );
}
