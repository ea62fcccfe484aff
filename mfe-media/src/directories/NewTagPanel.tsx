import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useTranslation } from 'react-i18next';
import { EscapeArea } from './EscapeArea';
import { NewTagForm, type NewEntryProps } from './NewTagForm';
import type { Tag } from './Tag';

type NewTagPanelProps = Pick<NewEntryProps<Tag>, 'onDone' | 'onCancel' | 'onDirty'>;

export function NewTagPanel(props: NewTagPanelProps) {
  const { t } = useTranslation('media');
  return (
    <EscapeArea onEscape={props.onCancel}>
      <Surface as="section" aria-labelledby="new-tag">
        <Stack gap={4}>
          <h2 id="new-tag">{t('directories.tag.new')}</h2>
          <NewTagForm guard {...props} />
        </Stack>
      </Surface>
    </EscapeArea>
  );
}
