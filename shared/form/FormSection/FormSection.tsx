import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './FormSection.module.css';

interface FormSectionProps {
  ref?: Ref<HTMLDivElement>;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of a form that is about one thing. */
export function FormSection({ ref, title, lead, children }: FormSectionProps) {
  const heading = useId();
  return (
    <Surface ref={ref} as="section" aria-labelledby={heading}>
      <Stack gap={5}>
        <div>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </Stack>
    </Surface>
  );
}
