import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { unitChart } from '../../../../../art/charts/unitChart.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import type { SupportContent } from './Support.schema.ts';
import styles from './Support.module.css';

interface SupportProps extends SupportContent {
  today: string;
  resolveLink: ResolveLink;
}

/** In px: a quarter, with extra room after each year, and a whole year. */
const QUARTER = { mark: 'square', width: 13, height: 13, pitch: 16, group: { size: 4, gap: 6 } } as const;
const YEAR = 4 * QUARTER.pitch + QUARTER.group.gap;

const quartersOf = (name: string) => Number(name.slice(0, 4)) * 4 + Number(name.slice(6)) - 1;

const quarterOfDay = (day: string) =>
  Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);

/** Versions by the quarters in which they are supported, a square each, and what a move between them takes. */
export function Support(props: SupportProps) {
  const { heading, first, years, today, words, versions, resolveLink } = props;
  return (
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
          const { height, paths } = unitChart({ ...QUARTER, amounts: [start, early, longTerm] });
          return (
            <tr key={name} data-ended={end < quarterOfDay(today) - first * 4 || undefined}>
              <th scope="row">{name}</th>
              <td>
                <svg viewBox={`0 0 ${years * YEAR} ${height}`} aria-hidden="true">
                  <path className={styles.early} d={paths[1]} />
                  <path className={styles.longTerm} d={paths[2]} />
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
  );
}
