import { strokes } from '../../parts/strokes.ts';
import { MeasuredHero, type MeasuredHeroWords } from '../../parts/MeasuredHero.tsx';
import type { ScoreHero as ScoreHeroContent } from './ScoreHero.schema.ts';
import styles from './ScoreHero.module.css';

interface ScoreHeroProps extends MeasuredHeroWords {
  sheet: Omit<ScoreHeroContent['sheet'], 'demo'>;
}

/** The top of a page about work that is measured: the sheet itself, a stroke for every case. */
export function ScoreHero({ sheet, ...words }: ScoreHeroProps) {
  const { title, base, of, columns, checks, note } = sheet;
  return (
    <MeasuredHero {...words} ground="mist" place="beside">
      <div className={styles.sheet}>
        <table>
          <caption>
            <span className={styles.title}>{title}</span> <span className="small soft">{base}</span>
          </caption>
          <thead className="small">
            <tr>
              <th scope="col">{columns.check}</th>
              <th scope="col">{columns.before}</th>
              <th scope="col">{columns.after}</th>
            </tr>
          </thead>
          <tbody>
            {checks.map(({ name, before, after }) => {
              const { width, height, lead, rest } = strokes(of, after);
              return (
                <tr key={name} data-worse={after < before || undefined}>
                  <th scope="row">
                    <span>{name}</span>
                    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                      <path className={styles.passed} d={lead} />
                      {rest && <path className={styles.failed} d={rest} />}
                    </svg>
                  </th>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="small soft">{note}</p>
      </div>
    </MeasuredHero>
  );
}
