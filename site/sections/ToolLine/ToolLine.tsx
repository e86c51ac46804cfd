import type { ComponentProps } from 'react';
import { withAmpersands } from '../../ui/Title.tsx';
import { ToolGroups } from '../../ui/ToolGroups.tsx';
import rows from './drawings/ToolRows.module.css';
import { ToolRows } from './drawings/ToolRows.tsx';
import type { ToolLine as ToolLineContent } from './ToolLine.schema.ts';
import styles from './ToolLine.module.css';

/** The groups, with the address of the sprite that holds the logos. */
interface ToolLineProps extends ToolLineContent, ComponentProps<typeof ToolGroups> {
  layout?: keyof typeof layouts;
  /** Level of the heading; 3 where the section belongs to the one before it. */
  level?: 2 | 3 | undefined;
}

const layouts = {
  /** A line for each group. */
  lines: { look: styles, compact: true, Tools: ToolGroups },
  /** A row for each group, in more room. */
  rows: { look: rows, compact: undefined, Tools: ToolRows },
};

/** The tools of a page by group, each with its logo. */
export function ToolLine({ layout = 'lines', level = 2, heading, ...tools }: ToolLineProps) {
  const Heading = `h${level}` as const;
  const { look, compact, Tools } = layouts[layout];
  return (
    <section className={look.line} data-section="tech-stack" data-shared data-compact={compact}>
      <div className="container">
        <Heading className={look.heading}>{withAmpersands(heading)}</Heading>
        <Tools {...tools} />
      </div>
    </section>
  );
}
