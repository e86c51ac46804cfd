import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { AiDecisions as AiDecisionsContent } from './AiDecisions.schema.ts';
import styles from './AiDecisions.module.css';

interface AiDecisionsProps extends AiDecisionsContent {
  resolveLink: ResolveLink;
}

/** Requests for AI with what was decided about each, and why. */
export function AiDecisions({ heading, text, link, requests, resolveLink }: AiDecisionsProps) {
  return (
    <section className={styles.decisions} data-section="ai-and-modern-tech-use" data-ground="teal">
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{text}</p>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <dl className={styles.requests}>
          {requests.map(({ asked, verdict, reason }) => (
            <div key={asked}>
              <dt>{asked}</dt>
              <dd>
                <b>{verdict}</b>
                <span>{reason}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
