import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { SupportQuarters as SupportQuartersContent } from './SupportQuarters.schema.ts';
import styles from './SupportQuarters.module.css';

interface SupportQuartersProps extends SupportQuartersContent {
  /** What links to this section end in. */
  id?: string;
  /** The day of the build, such as 2026-11-26. */
  today: string;
  resolveLink: ResolveLink;
}

/** In px: a square, its distance to the next, and the distance of two years. */
const SIDE = 13;
const PITCH = 16;
const YEAR = 4 * PITCH + 6;

const quartersOf = (name: string) => Number(name.slice(0, 4)) * 4 + Number(name.slice(6)) - 1;

const quarterOfDay = (day: string) =>
  Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);

const squares = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
    .map((at) => `M${Math.floor(at / 4) * YEAR + (at % 4) * PITCH} 0h${SIDE}v${SIDE}h-${SIDE}z`)
    .join('');

/** Versions by the quarters in which they are supported, a square each, and what a move between them takes. */
export function SupportQuarters(props: SupportQuartersProps) {
  const { id, heading, lede, first, years, today, words, versions, note, resolveLink } = props;
  return (
    <section
      id={id}
      className={styles.support}
      data-section="migration-and-upgrade-paths"
      data-ground="surface"
    >
      <div className="container">
        <SectionHead heading={heading} space={40}>
          <Inline text={lede} resolveLink={resolveLink} />
        </SectionHead>
        <table className={styles.versions}>
          <caption className="visually-hidden">{heading}</caption>
          <thead className="small">
            <tr>
              <th scope="col">{words.version}</th>
              <th scope="col">
                <span className="visually-hidden">{words.quarters}</span>
                <span className={styles.years} aria-hidden="true">
                  {Array.from({ length: years }, (_, i) => (
                    <span key={i}>{first + i}</span>
                  ))}
                </span>
              </th>
              <th scope="col">{words.move}</th>
            </tr>
          </thead>
          <tbody>
            {versions.map(({ name, from, early, longTerm, move }) => {
              const start = quartersOf(from) - first * 4;
              const end = start + early + longTerm;
              return (
                <tr key={name} data-ended={end < quarterOfDay(today) - first * 4 || undefined}>
                  <th scope="row">{name}</th>
                  <td>
                    <svg viewBox={`0 0 ${years * YEAR} ${SIDE}`} aria-hidden="true">
                      <path className={styles.early} d={squares(start, start + early)} />
                      <path className={styles.longTerm} d={squares(start + early, end)} />
                    </svg>
                    <span className="visually-hidden">
                      {early + longTerm} from {from}
                    </span>
                  </td>
                  <td className="soft">
                    <Inline text={move} resolveLink={resolveLink} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className={styles.note}>
          <Inline text={note} resolveLink={resolveLink} />
        </p>
      </div>
    </section>
  );
}
