import { strokes } from '../../parts/strokes.ts';
import { PaperBand, type PaperWords } from '../../parts/PaperBand.tsx';
import type { RouteHero as RouteHeroContent } from './RouteHero.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './RouteHero.module.css';

interface RouteHeroProps extends PaperWords {
  document: Omit<RouteHeroContent['document'], 'demo'>;
}

/** The top of a page about offices: the way of one paper through the hands, with a stroke for each day it waited. */
export function RouteHero({ document, ...words }: RouteHeroProps) {
  const { title, caption, words: said, handovers } = document;
  const sum = (field: 'days' | 'minutes') => handovers.reduce((all, one) => all + one[field], 0);
  return (
    <PaperBand {...words} ground="teal" lies="under">
      <figure>
        <div className={styles.sheet} data-ground="page">
          <p className={styles.title}>{title}</p>
          <ol role="list" className={`${full.two} ${styles.route}`}>
            {handovers.map(({ from, to, days, minutes, note }) => {
              const { width, height, lead } = strokes(days, days);
              return (
                <li key={to}>
                  <p className={styles.hands}>
                    {from} <span aria-hidden="true">→</span>
                    <span className="visually-hidden">to</span> <b>{to}</b>
                  </p>
                  <svg viewBox={`0 0 ${width} ${height}`} width={width * 0.8} aria-hidden="true">
                    <path d={lead} />
                  </svg>
                  <p className="small">
                    {said.waited} {days}, {said.worked} {minutes}
                  </p>
                  {note && <p className={styles.note}>{note}</p>}
                </li>
              );
            })}
          </ol>
          <p className={styles.sum}>
            {said.sum} {said.waited} <b>{sum('days')}</b>, {said.worked} <b>{sum('minutes')}</b>
          </p>
        </div>
        <figcaption className="small">{caption}</figcaption>
      </figure>
    </PaperBand>
  );
}
