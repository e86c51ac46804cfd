import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Art } from '../../../../art/Art.tsx';
import { stepBars } from '../../../../art/bars.ts';
import { both } from '../../../../art/Drawing.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import wipe from '../../../../ui/wipe.module.css';
import type { Criteria as CriteriaContent } from './Criteria.schema.ts';
import styles from './Criteria.module.css';

interface CriteriaProps extends CriteriaContent {
  /** Which section of the page this is, such as `how-we-ranked`. */
  kind: string;
  /** In their order; the weights are points out of a hundred. */
  criteria: readonly {
    name: string;
    weight: number;
    text: string;
    /** What earns a high score and what a low one. */
    marks?: readonly { score: string; text: string }[] | undefined;
  }[];
  resolveLink: ResolveLink;
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

/** What a ranking looks at: a stroke for each point of a hundred that a criterion counts for. */
export function Criteria({ kind, heading, lede, criteria, resolveLink }: CriteriaProps) {
  const heaviest = Math.max(...criteria.map(({ weight }) => weight));
  return (
    <section data-section={kind} data-ground="indigo">
      <div className="container">
        <SectionHead heading={heading} space={64}>
          <Inline text={lede} resolveLink={resolveLink} />
        </SectionHead>
        <ol role="list" className={styles.criteria}>
          {criteria.map(({ name, weight, text, marks }) => (
            <li key={name} data-heaviest={weight === heaviest || undefined}>
              <Art
                drawing={stepBars({ weeks: weight, paint, format: 'narrow' })}
                className={wipe['wipe']}
                fit="xMinYMax"
              />
              <h3>
                <span className={styles.weight}>{weight}</span>{' '}
                <span className="visually-hidden">points:</span> {withAmpersands(name)}
              </h3>
              <p className="soft">
                <Inline text={text} resolveLink={resolveLink} />
              </p>
              {marks && (
                <dl className={styles.marks}>
                  {marks.map(({ score, text: earned }) => (
                    <div key={score}>
                      <dt>{score}</dt>
                      <dd className="soft">{earned}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
