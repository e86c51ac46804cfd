import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { RuleBook as RuleBookContent } from './RuleBook.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './RuleBook.module.css';

interface RuleBookProps extends RuleBookContent {
  resolveLink: ResolveLink;
}

/** What the software has to follow: the standards of the trade, and under them the law on the dark band. */
export function RuleBook({ heading, lede, standards, compliance, resolveLink }: RuleBookProps) {
  return (
    <section className={styles.book} data-section="integrations-and-standards" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} space={40}>
          {lede}
        </SectionHead>
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
          <h2>{withAmpersands(compliance.heading)}</h2>
          <ul role="list" className={styles.notes}>
            {compliance.notes.map(({ title, text, fact }) => (
              <li key={title} data-fact={fact}>
                <h3>{withAmpersands(title)}</h3>
                <p className="soft">
                  <Inline text={text} resolveLink={resolveLink} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
