import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { Inline } from '../../ui/Inline.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { PickOrNot as PickOrNotContent } from './PickOrNot.schema.ts';
import styles from './PickOrNot.module.css';

interface PickOrNotProps extends PickOrNotContent {
  /** Which section of the page this is; `when-to-pick` unless said. */
  kind?: string;
  resolveLink: ResolveLink;
}

/** When to choose something and when not: two grounds parted by a slanted edge. */
export function PickOrNot({ kind = 'when-to-pick', heading, pick, not, resolveLink }: PickOrNotProps) {
  const sides = [
    { ...pick, ground: 'pick' },
    { ...not, ground: 'warm' },
  ];
  return (
    <section className={styles.band} data-section={kind}>
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.sides}>
        {sides.map(({ heading: title, points, ground }) => (
          <div key={ground} className={styles.side} data-ground={ground}>
            <h3 className={styles.title}>{withAmpersands(title)}</h3>
            <dl>
              {points.map((point) => (
                <div key={point.title}>
                  <dt>{point.title}</dt>
                  <dd className="soft">
                    <Inline text={point.text} resolveLink={resolveLink} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
