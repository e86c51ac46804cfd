import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import type { AgreementSpread as AgreementSpreadContent } from './AgreementSpread.schema.ts';
import styles from './AgreementSpread.module.css';

export interface AgreementSpreadProps extends Omit<AgreementSpreadContent, 'demo'> {
  resolveLink: ResolveLink;
}

/** Two open pages of a sample agreement on a band: its clauses, and beside each what it means for the reader. */
export function AgreementSpread({ title, stamp, pages, resolveLink }: AgreementSpreadProps) {
  return (
    <div className={styles.pages} data-ground="page">
      {pages.map(({ number, clauses }, at) => (
        <div key={number} className={styles.page}>
          {at === 0 ? (
            <p className={styles.title}>{title}</p>
          ) : (
            <p className={`${styles.title} ${styles.stamp}`}>{stamp}</p>
          )}
          <ol role="list" className={styles.clauses}>
            {clauses.map((clause) => (
              <li key={clause.number}>
                <div className={styles.clause}>
                  <h3>
                    {clause.number} {clause.title}
                  </h3>
                  <p>{clause.text}</p>
                </div>
                <p className={styles.note}>
                  <Inline text={clause.note} resolveLink={resolveLink} />
                </p>
              </li>
            ))}
          </ol>
          <p className={styles.number}>{number}</p>
        </div>
      ))}
    </div>
  );
}
