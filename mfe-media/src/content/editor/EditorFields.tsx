import { LanguagePanels } from '@campus/shared/bilingual/LanguagePanels';
import type { LanguageKey } from '@campus/shared/contract/fields';
import type { ContentKind } from '@campus/shared/contract/media/paths';
import { FormSection } from '@campus/shared/form/FormSection';
import { Grid } from '@campus/shared/ui/Grid';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthorField } from '../../taxonomy/AuthorField';
import { TagsField } from '../../taxonomy/TagsField';
import { EventFields } from '../fields/EventFields';
import { PageFields } from '../fields/PageFields';
import { PublicationFields } from '../fields/PublicationFields';
import type { ContentRecord } from '../list/contentCalls';
import { SeoFields } from '../seo/SeoFields';
import type { ContentValues } from './ContentValues';
import { LanguageFields, textNames, useWrittenParts } from './LanguageFields';
import { CoverField, PublicationFiles } from './PublicationFiles';

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
    <FormSection title={t('editor.part.cover')}>
      <CoverField key={subjectId} subjectId={subjectId} files={files} />
    </FormSection>
  );
  return (
    <>
      <LanguagePanels {...languages} names={textNames} parts={useWrittenParts()}>
        {(own) => <LanguageFields language={own} subjectId={subjectId} />}
      </LanguagePanels>
      <Grid min="l">
        {kind === 'events' && (
          <FormSection title={t('editor.part.event')}>
            <EventFields />
          </FormSection>
        )}
        {kind === 'info-pages' && (
          <FormSection title={t('editor.part.page')}>
            <PageFields />
          </FormSection>
        )}
        <FormSection title={t('editor.part.publication')}>
          <PublicationFields kind={kind} record={record} suggestion={suggestion} />
        </FormSection>
        {kind !== 'info-pages' && (
          <FormSection title={t('editor.part.about')}>
            <TagsField />
            <AuthorField />
          </FormSection>
        )}
        {kind === 'events' && coverSection}
      </Grid>
      {kind !== 'events' && coverSection}
      <FormSection title={t('editor.part.files')} lead={t('editor.filesLead')}>
        <PublicationFiles key={subjectId} subjectId={subjectId} files={files} />
      </FormSection>
      <FormSection title={t('editor.part.seo')} lead={t('editor.seoLead')}>
        <SeoFields key={subjectId} subjectId={subjectId} files={files} />
      </FormSection>
    </>
  );
}
