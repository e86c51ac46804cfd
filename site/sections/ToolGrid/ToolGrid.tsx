import type { ComponentProps } from 'react';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ToolTiles } from '../../ui/ToolTiles.tsx';
import type { ToolGrid as ToolGridContent } from './ToolGrid.schema.ts';

interface ToolGridProps extends ToolGridContent, ComponentProps<typeof ToolTiles> {
  /** 3 where the section belongs to the one before it. */
  level?: 2 | 3;
  /** Which section of the page this is; `tech-stack` unless said. */
  kind?: string;
}

/** The tools of one trade in lines, each with its logo. */
export function ToolGrid({ kind = 'tech-stack', level, heading, lede, ...shown }: ToolGridProps) {
  return (
    <section data-section={kind}>
      <div className="container">
        <SectionHead {...{ heading, level }} split="8-4" space={44}>
          {lede}
        </SectionHead>
        <ToolTiles {...shown} />
      </div>
    </section>
  );
}
