import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { Figures as FiguresContent } from './Figures.schema.ts';
import type { Figure } from '../../records/figures.ts';
import styles from './Figures.module.css';

interface FiguresProps extends Omit<FiguresContent, 'chosen'> {
  /** Which section of the page this is; `headline-figures` unless said. */
  kind?: string;
  /** What links to this section ends in, such as `figures`. */
  id?: string;
  /** The figures in their order; `id` is the place of the definition on the page of figures. */
  figures: (Pick<Figure, 'value' | 'label' | 'base'> & { id: string })[];
  /** Follows a section on another ground, so it needs room above its rule. */
  apart?: boolean;
  resolveLink: ResolveLink;
}

/** The company's figures on one rule, each with its base and linked to its definition. */
export function Figures({
  kind = 'headline-figures',
  id,
  heading,
  figures,
  apart,
  resolveLink,
}: FiguresProps) {
  return (
    <section id={id} className={styles.figures} data-section={kind} data-apart={apart} data-shared>
      <div className="container">
        <h2 className="visually-hidden">{heading}</h2>
        <ul role="list" className={styles.row} data-count={figures.length}>
          {figures.map(({ id, value, label, base }) => {
            const definition = resolveLink(`/figures/#${id}`);
            return (
              <li key={id} data-fact={id}>
                <strong className={styles.value}>{value}</strong>{' '}
                {definition ? <a href={definition}>{label}</a> : <b>{label}</b>}
                <p className="small soft">{base}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
