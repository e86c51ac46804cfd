import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { ScoreSheet } from '../../ui/ScoreSheet.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { AiEvidence as AiEvidenceContent } from './AiEvidence.schema.ts';
import styles from './AiEvidence.module.css';

interface AiEvidenceProps extends AiEvidenceContent {
  /** What links to this section end in. */
  id?: string;
  /** Which section of the page this is; `ai-evidence` unless said. */
  kind?: string;
  resolveLink: ResolveLink;
}

/** What the agency does with AI, beside the counted result of one test. */
export function AiEvidence({
  id,
  kind = 'ai-evidence',
  heading,
  text,
  link,
  sheet,
  resolveLink,
}: AiEvidenceProps) {
  const [lede, ...more] = text;
  return (
    <section id={id} data-section={kind} data-ground="teal">
      <div className={`container ${styles.columns}`}>
        <div>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          {more.map((paragraph) => (
            <p key={paragraph} className={`soft ${styles.more}`}>
              {paragraph}
            </p>
          ))}
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <ScoreSheet {...sheet} />
      </div>
    </section>
  );
}
