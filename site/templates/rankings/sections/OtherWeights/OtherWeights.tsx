import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { fill } from '../../../../collections/fill.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { OtherWeights as OtherWeightsContent } from './OtherWeights.schema.ts';
import styles from './OtherWeights.module.css';

type Reader = OtherWeightsContent['readers'][number];

interface OtherWeightsProps extends Omit<OtherWeightsContent, 'readers'> {
  readers: readonly (Pick<Reader, 'title' | 'text'> & {
    /** Names of the criteria that count double. */
    criteria: readonly string[];
    /** Who leads then: `rank` is the new place, `was` the one in the list, `total` the new mean. */
    leaders: readonly { id: string; name: string; rank: number; was: number; total: number }[];
  })[];
  resolveLink: ResolveLink;
}

/** The head of the list as other readers would weigh it. */
export function OtherWeights({ heading, lede, doubles, moved, readers, resolveLink }: OtherWeightsProps) {
  return (
    <section data-section="how-to-choose">
      <div className="container">
        <SectionHead heading={heading}>
          <Inline text={lede} resolveLink={resolveLink} />
        </SectionHead>
        <ul role="list" className={styles.readers}>
          {readers.map(({ title, text, criteria, leaders }) => (
            <li key={title}>
              <h3>{withAmpersands(title)}</h3>
              <p className="soft">{text}</p>
              <div className={styles.order}>
                <p className={styles.doubles} data-ground="amber" data-furniture>
                  {doubles} <b>{criteria.join(', ')}</b>
                </p>
                <ol role="list" data-ground="pick">
                  {leaders.map(({ id, name, rank, was, total }) => (
                    <li key={id}>
                      <span className={styles.rank}>{rank}</span>
                      <a href={`#${id}`}>{name}</a>
                      <span className={`small soft ${styles.moved}`}>
                        {total.toFixed(1)}
                        {was !== rank && `, ${fill(moved, { rank: String(was) })}`}
                      </span>
                    </li>
                  ))}
                </ol>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
