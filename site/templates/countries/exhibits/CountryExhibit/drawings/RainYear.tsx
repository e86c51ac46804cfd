import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import type { RainYear as RainYearContent } from './RainYear.schema.ts';
import styles from './RainYear.module.css';

export interface RainYearProps extends RainYearContent {
  /** The language of the month's names, such as `en-CA`. */
  language: string;
  resolveLink: ResolveLink;
}

/** The share of a stroke's room that is drawn. */
const WEIGHT = 0.62;

/** Rain by month as strokes that pile up, each worth a fixed depth, and what is arranged for the wet ones. */
export function RainYear({ stroke, months, unit, plans, language, resolveLink }: RainYearProps) {
  const piles = months.map((depth) => Math.round(depth / stroke));
  const most = Math.max(...piles);
  const nameOf = (at: number, month: 'long' | 'short') =>
    new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2027, at, 1));
  return (
    <>
      <ol role="list" className={styles.months}>
        {piles.map((count, at) => (
          <li key={nameOf(at, 'long')} data-strokes={count}>
            <svg
              className={styles.pile}
              viewBox={`0 0 4 ${most}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path
                d={Array.from({ length: count }, (_, nth) => {
                  const y = most - nth;
                  return `M0 ${y}h3.6l.4 -${WEIGHT}h-3.6z`;
                }).join('')}
              />
            </svg>
            <p className={styles.depth}>
              {months[at]}
              <span className="visually-hidden"> {unit}</span>
            </p>
            <p className="small">
              <span aria-hidden="true">{nameOf(at, 'short')}</span>
              <span className="visually-hidden">{nameOf(at, 'long')}</span>
            </p>
          </li>
        ))}
      </ol>
      <ul role="list" className={styles.plans}>
        {plans.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <Inline text={text} resolveLink={resolveLink} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
