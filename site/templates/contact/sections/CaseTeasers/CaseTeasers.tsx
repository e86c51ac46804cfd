import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseTeasers as CaseTeasersContent } from './CaseTeasers.schema.ts';
import styles from './CaseTeasers.module.css';

interface CaseTeasersProps extends Omit<CaseTeasersContent, 'cases'> {
  /** What each row shows of a case study, and its page. */
  cases: { cardName: string; chartLine: string; summary: string; page: string }[];
  resolveLink: ResolveLink;
}

/** Case studies to read while waiting, in rows. */
export function CaseTeasers({ heading, cases, resolveLink }: CaseTeasersProps) {
  return (
    <section data-section="case-teasers" data-ground="mist" data-shared>
      <div className="container">
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.list}>
          {cases.map(({ cardName, chartLine, summary, page }) => (
            <li key={page}>
              <h3>{resolveLink(page) ? <a href={resolveLink(page)}>{cardName}</a> : cardName}</h3>
              <p className={styles.line}>{chartLine}</p>
              <p className="soft">{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
