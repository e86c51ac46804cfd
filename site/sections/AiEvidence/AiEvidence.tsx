import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { type ByKey, draw, type Drawings } from '../../lib/draw.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { LedeColumn } from '../../ui/LedeColumn.tsx';
import type { AiEvidence as AiEvidenceContent } from './AiEvidence.schema.ts';
import requests from './drawings/Requests.module.css';
import { Requests } from './drawings/Requests.tsx';
import runs from './drawings/Runs.module.css';
import { Runs } from './drawings/Runs.tsx';
import sheet from './drawings/Sheet.module.css';
import { Sheet } from './drawings/Sheet.tsx';
import styles from './AiEvidence.module.css';

type AiEvidenceProps = AiEvidenceContent & {
  /** What links to this section end in. */
  id?: string | undefined;
  /** Which section of the page this is; `ai-and-modern-tech-use` unless said. */
  kind?: string | undefined;
  ground?: 'teal' | 'indigo' | undefined;
  /** Level of the heading; 3 where the section belongs to the one before it. */
  level?: 2 | 3 | undefined;
  resolveLink: ResolveLink;
};

/** The stylesheet of each drawing says how words and evidence stand beside each other. */
const drawings: Drawings<ByKey<'drawing', AiEvidenceProps>, { look: typeof runs }> = {
  requests: { draw: Requests, look: requests },
  runs: { draw: Runs, look: runs },
  sheet: { draw: Sheet, look: sheet },
};

/** What the agency does with AI, beside what shows it: a counted test, two runs word for word, or decisions. */
export function AiEvidence(props: AiEvidenceProps) {
  const { id, kind = 'ai-and-modern-tech-use', ground = 'teal', level, drawing, resolveLink } = props;
  const { heading, link } = props;
  const { look } = drawings[drawing];
  return (
    <section id={id} className={look.section} data-section={kind} data-ground={ground}>
      <div className={`container grid ${styles.columns} ${look.columns ?? ''}`}>
        <LedeColumn {...{ heading, level }} text={[props.text].flat()} className={look.words}>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </LedeColumn>
        {draw(drawings, drawing, props)}
      </div>
    </section>
  );
}
