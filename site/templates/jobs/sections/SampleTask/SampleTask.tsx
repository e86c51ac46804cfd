import { countedMarks } from './SampleTask.geometry.ts';
import { KindCounts } from '../../../../ui/KindCounts.tsx';
import table from '../../../../ui/table.module.css';
import { LedeColumn } from '../../../../ui/LedeColumn.tsx';
import type { SampleTask as SampleTaskContent } from './SampleTask.schema.ts';
import styles from './SampleTask.module.css';

/** A sample of a role's work: what is to be done, its material as a count and a page of it, what a good answer holds. */
export function SampleTask({ heading, text, counted, sheet, good }: SampleTaskContent) {
  const { title, base, mark, columns, groups } = counted;
  const { width, height, paths } = countedMarks(
    mark,
    groups.map(({ amount }) => amount),
    columns,
  );
  const [first, second] = sheet.heads;
  return (
    <section data-section="sample-task" data-ground="teal">
      <div className={`container grid ${styles.columns}`}>
        <LedeColumn heading={heading} text={text} className={styles.words}>
          <h3>{good.heading}</h3>
          <ul className={styles.good}>
            {good.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </LedeColumn>
        <div className={styles.material}>
          <figure className={styles.count}>
            <figcaption>
              <b className={styles.title}>{title}</b> <span className="small soft">{base}</span>
            </figcaption>
            <svg viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
              {paths.map((d, at) => (
                <path key={groups[at]?.label} data-kind={at + 1} d={d} />
              ))}
            </svg>
            <KindCounts counts={groups} className={styles.groups} />
          </figure>
          <table className={`${styles.sheet} ${table.lines}`}>
            <caption className="small soft">{sheet.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                <th scope="col">{second}</th>
              </tr>
            </thead>
            <tbody>
              {sheet.rows.map(([name, says]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td data-head={second}>{says}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
