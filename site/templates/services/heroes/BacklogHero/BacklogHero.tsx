import { PaperBand, type PaperWords } from '../../parts/PaperBand.tsx';
import type { BacklogHero as BacklogHeroContent } from './BacklogHero.schema.ts';
import styles from './BacklogHero.module.css';

interface BacklogHeroProps extends PaperWords {
  document: Omit<BacklogHeroContent['document'], 'demo'>;
}

const sum = (lines: readonly { hours: number }[]) =>
  lines.reduce((all, { hours }) => all + hours, 0).toLocaleString('en-CA');

/** The top of a page about a first release: the whole list of wishes, most of it struck out, with the reasons. */
export function BacklogHero({ document, ...words }: BacklogHeroProps) {
  const { title, caption, words: heads, lines } = document;
  const kept = lines.filter(({ why }) => !why);
  const struck = lines.filter(({ why }) => why);
  return (
    <PaperBand {...words} ground="indigo" lies="beside">
      <figure>
        <div className={styles.sheet} data-ground="page">
          <table>
            <caption>{title}</caption>
            <thead className="small">
              <tr>
                <th scope="col">{heads.line}</th>
                <th scope="col">{heads.hours}</th>
                <th scope="col">{heads.why}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ name, hours, why }) => (
                <tr key={name} data-struck={why ? true : undefined}>
                  <th scope="row">{why ? <s>{name}</s> : name}</th>
                  <td>{hours}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.sums}>
            <span>
              {heads.stays} <b>{kept.length}</b> ({sum(kept)} h)
            </span>
            <span>
              {heads.struck} <b>{struck.length}</b> ({sum(struck)} h)
            </span>
          </p>
        </div>
        <figcaption className="small">{caption}</figcaption>
      </figure>
    </PaperBand>
  );
}
