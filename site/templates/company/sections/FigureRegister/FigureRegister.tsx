import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { TallyFigure } from '../../../../art/charts/TallyFigure.tsx';
import type { Figure } from '../../../../records/figures.ts';
import type { FigureRegister as FigureRegisterContent } from './FigureRegister.schema.ts';
import styles from './FigureRegister.module.css';

interface FigureRegisterProps extends FigureRegisterContent {
  /** Which section of the page this is; `each-figure` unless said. */
  kind?: string;
  /** The section's ground; that of the page unless said. */
  ground?: 'surface';
  /** In their order; `id` is what links to a definition end in. */
  figures: readonly (Omit<Figure, 'of' | 'order' | 'demo'> & { id: string })[];
}

const details = ['period', 'source', 'owner'] as const;

/** Figures, each drawn as strokes to count, with its definition, days, source and who answers for it. */
export function FigureRegister({
  kind = 'each-figure',
  ground,
  heading,
  lede,
  labels,
  figures,
}: FigureRegisterProps) {
  return (
    <section data-section={kind} data-ground={ground}>
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <ul role="list">
          {figures.map((figure) => (
            <li key={figure.id} id={figure.id} className={styles.figure}>
              <div data-shared>
                <h3 data-fact={figure.id}>
                  <strong className={styles.value}>{figure.value}</strong> {figure.label}
                </h3>
                {figure.strokes.map((strokes) => (
                  <TallyFigure key={strokes.says} {...strokes} />
                ))}
                <p className={styles.base}>{figure.base}</p>
              </div>
              <p>{figure.definition}</p>
              <dl className={`small ${styles.details}`}>
                {details.map((name) => (
                  <div key={name}>
                    <dt>{labels[name]}</dt>
                    <dd className="soft">{figure[name]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
