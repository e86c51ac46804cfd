import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { VendorAnswers as VendorAnswersContent } from './VendorAnswers.schema.ts';
import styles from './VendorAnswers.module.css';

interface VendorAnswersProps extends Omit<VendorAnswersContent, 'reviewed'> {
  /** What links to this section end in. */
  id?: string;
  /** How old the answers are, in words. */
  reviewed: string;
  resolveLink: ResolveLink;
}

/** What a vendor questionnaire asks, answered in groups; nothing is folded away, so that a print holds it all. */
export function VendorAnswers({ id, heading, lede, reviewed, groups, resolveLink }: VendorAnswersProps) {
  return (
    <section id={id} data-section="vendor-answers" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} split="6-6">
          {lede}
        </SectionHead>
        {groups.map(({ title, answers }) => (
          <div key={title} className={`grid ${styles.group}`}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.answers}>
              {answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd className="soft">
                    <Inline text={answer} resolveLink={resolveLink} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <p className={`small soft ${styles.reviewed}`}>{reviewed}</p>
      </div>
    </section>
  );
}
