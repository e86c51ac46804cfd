import { Fragment, type ComponentProps } from 'react';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Tool } from '../../../../records/technologies.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { PhaseList } from '../../../../ui/PhaseList.tsx';
import { ReasonLines } from '../../../../ui/ReasonLines.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { ToolTiles } from '../../../../ui/ToolTiles.tsx';
import type { HandoverList as HandoverListContent } from './HandoverList.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './HandoverList.module.css';

interface HandoverListProps extends Omit<HandoverListContent, 'tools' | 'others'> {
  /** The tools it is built with; `sprite` is the address of their logos, `fact` names what their number states. */
  sets: readonly { heading: string; shown: readonly Tool[]; sprite: string; fact?: string | undefined }[];
  /** The phases of the work with their weeks. */
  phases: ComponentProps<typeof PhaseList>['phases'];
  resolveLink: ResolveLink;
}

/** What is handed over in columns, what that changes, what AI does of it, and the tools it is built with. */
export function HandoverList(props: HandoverListProps) {
  const { heading, lede, entries, gains, ai, sets, phases, resolveLink } = props;
  return (
    <section data-section="deliverables">
      <div className="container">
        <SectionHead heading={heading} split="8-4" space={40}>
          {lede}
        </SectionHead>
        <ul role="list" className={`${full.three} ${styles.entries}`}>
          {entries.map(({ title, text, when }) => (
            <li key={title}>
              <p className={styles.when}>{when}</p>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.phases} data-section="development-process" data-shared data-compact>
          <PhaseList phases={phases} />
        </div>
        {gains && <ReasonLines {...gains} kind="benefits" />}
        <div className={styles.ai} data-section="ai-and-modern-tech-use">
          <h3>{withAmpersands(ai.heading)}</h3>
          <p className="soft">{ai.text}</p>
          <ArrowLink href={resolveLink(ai.link.page)}>{ai.link.label}</ArrowLink>
        </div>
        <div className={styles.tools} data-section="tech-stack">
          {sets.map(({ heading: tools, shown, sprite, fact }) => (
            <Fragment key={tools}>
              <h3>{withAmpersands(tools)}</h3>
              <ToolTiles tools={shown} sprite={sprite} fact={fact} resolveLink={resolveLink} />
            </Fragment>
          ))}
        </div>
      </div>
    </section>
  );
}
