import { Stack } from '@campus/shared/ui/Stack';
import { Surface } from '@campus/shared/ui/Surface';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A part of the editor that is about one thing. */
export function Section({ title, lead, children }: SectionProps) {
  const heading = useId();
  return (
    <Surface as="section" aria-labelledby={heading}>
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
