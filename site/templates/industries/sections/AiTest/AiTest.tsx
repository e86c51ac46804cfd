import { DotMatrix } from './drawings/DotMatrix.tsx';
import { Talk } from './drawings/Talk.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { LedeColumn } from '../../../../ui/LedeColumn.tsx';
import type { AiTest as AiTestContent } from './AiTest.schema.ts';
import beside from '../../../../ui/beside.module.css';
import styles from './AiTest.module.css';

interface AiTestProps {
  test: AiTestContent;
  resolveLink: ResolveLink;
}

/** What a model does and what it may not do, shown on one test of it. */
export function AiTest({ test, resolveLink }: AiTestProps) {
  const { heading, text, link, title, note } = test;
  return (
    <section data-section="ai-and-modern-tech-use" data-ground="teal">
      <div className={`container grid ${beside.beside} ${styles.columns}`}>
        <LedeColumn heading={heading} text={text} className={styles.words}>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </LedeColumn>
        <figure className={styles.test}>
          <figcaption>
            <b>{title}</b> {'base' in test && <span className="small soft">{test.base}</span>}
          </figcaption>
          {'turns' in test ? <Talk turns={test.turns} /> : <DotMatrix counts={test.counts} />}
          <p className="small soft">{note}</p>
        </figure>
      </div>
    </section>
  );
}
