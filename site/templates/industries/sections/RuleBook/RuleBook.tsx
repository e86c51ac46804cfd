import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { RuleBook as RuleBookContent } from './RuleBook.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './RuleBook.module.css';

interface RuleBookProps extends RuleBookContent {
  resolveLink: ResolveLink;
}

/** What the software has to follow: the standards of the trade, and under them the law on the dark band. */
export function RuleBook({ heading, standards, compliance, resolveLink }: RuleBookProps) {
  return (
    <section className={styles.book} data-section="integrations-and-standards" data-ground="surface">
      <div className="container">
        <h2 className={styles.head}>{withAmpersands(heading)}</h2>
        <ul role="list" className={`${full.three} ${styles.standards}`}>
          {standards.map(({ name, text }) => (
            <li key={name}>
              <h3>{withAmpersands(name)}</h3>
              <p className="small soft">
                <Inline text={text} resolveLink={resolveLink} />
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.law} data-section="compliance-and-data" data-ground="pick">
        <div className="container">
          <h3>{withAmpersands(compliance.heading)}</h3>
          <dl className={styles.notes}>
            {compliance.notes.map(({ title, text, fact }) => (
              <div key={title} data-fact={fact}>
                <dt>{withAmpersands(title)}</dt>
                <dd className="soft">
                  <Inline text={text} resolveLink={resolveLink} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
