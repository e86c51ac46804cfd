import { FewStrokes } from '../../../../art/charts/FewStrokes.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { HandOver as HandOverContent } from './HandOver.schema.ts';
import styles from './HandOver.module.css';

/** What the buyer holds and from when, each thing under as many strokes as are in hand by then. */
export function HandOver({ heading, lede, things }: HandOverContent) {
  return (
    <section data-section="hand-over-and-code-ownership">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ol role="list" className={styles.things}>
          {things.map(({ when, title, text }, at) => (
            <li key={title}>
              <FewStrokes count={at + 1} className={styles.strokes} />
              <p className={styles.when}>{when}</p>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
