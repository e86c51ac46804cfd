import { strokes } from '../../art/charts/strokes.ts';
import type { Href } from '../../lib/Href.ts';
import { HeroActions } from '../../ui/HeroActions.tsx';
import { ShortAnswers, type ShortAnswersProps } from '../../ui/ShortAnswers.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { ScoreHero as ScoreHeroContent } from './ScoreHero.schema.ts';
import styles from './ScoreHero.module.css';

interface ScoreHeroProps extends Omit<ScoreHeroContent, 'answers' | 'sheet'> {
  answers: ShortAnswersProps['answers'];
  sheet: Omit<ScoreHeroContent['sheet'], 'demo'>;
  href: Href;
}

/** The top of a page about work that is measured: the sheet itself, a stroke for every case. */
export function ScoreHero({ headline, lede, action, link, answers, sheet, href }: ScoreHeroProps) {
  const { title, base, of, columns, checks, note } = sheet;
  return (
    <section className={styles.hero} data-section="hero" data-ground="mist">
      <div className={`container grid ${styles.columns}`}>
        <h1>{withAmpersands(headline)}</h1>
        <div className={styles.words}>
          <p className="lede">{lede}</p>
          <HeroActions action={action} link={link} href={href} />
          <ShortAnswers answers={answers} className={styles.answers} href={href} />
        </div>
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
      </div>
    </section>
  );
}
