import { cells } from '../../art/charts/cells.ts';
import type { Href } from '../../lib/Href.ts';
import { HeroActions } from '../../ui/HeroActions.tsx';
import hero from '../../ui/hero.module.css';
import { ShortAnswers } from '../../ui/ShortAnswers.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { BoardHero as BoardHeroContent } from './BoardHero.schema.ts';
import styles from './BoardHero.module.css';

interface BoardHeroProps extends Omit<BoardHeroContent, 'answers'> {
  answers: readonly { label: string; value: string; fact?: string | undefined; page?: string | undefined }[];
  href: Href;
}

/** The top of a page about a framework: its subject as a screen of countable parts, as wide as the page. */
export function BoardHero({ headline, lede, action, link, answers, board, href }: BoardHeroProps) {
  return (
    <section className={`${hero.band} ${styles.hero}`} data-section="hero" data-ground="indigo">
      <div className="container">
        <div className={`grid ${styles.words}`}>
          <h1>{withAmpersands(headline)}</h1>
          <div>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            <HeroActions action={action} link={link} href={href} />
          </div>
        </div>
        <ShortAnswers answers={answers} className={styles.answers} href={href} />
        <figure className={styles.figure}>
          <figcaption>{board.caption}</figcaption>
          <ul role="list" className={styles.board}>
            {board.panes.map(({ name, columns, parts, marked }) => {
              const { width, height, plain, marked: again } = cells(parts, columns, marked);
              return (
                <li key={name}>
                  <p className="small">
                    {name}: {marked.length} of {parts}
                  </p>
                  <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
                    <path d={plain} />
                    {again && <path className={styles.again} d={again} />}
                  </svg>
                </li>
              );
            })}
          </ul>
        </figure>
      </div>
    </section>
  );
}
