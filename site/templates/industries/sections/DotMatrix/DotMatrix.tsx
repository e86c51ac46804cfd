import { dotMatrix } from '../../../../art/charts/dotMatrix.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { DotMatrix as DotMatrixContent } from './DotMatrix.schema.ts';
import styles from './DotMatrix.module.css';

interface DotMatrixProps extends DotMatrixContent {
  resolveLink: ResolveLink;
}

/** How many dots stand in a row, and their sizes in px. */
const FORMATS = {
  wide: { columns: 30, pitch: 22, radius: 7.5 },
  phone: { columns: 20, pitch: 16, radius: 5.5 },
} as const;

/** One test of a model, a dot for each question it was asked. */
export function DotMatrix({ heading, text, link, title, base, counts, note, resolveLink }: DotMatrixProps) {
  const [lede, ...more] = text;
  return (
    <section data-section="ai-and-modern-tech-use" data-ground="teal">
      <div className="container grid">
        <div className={styles.words}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
          {more.map((paragraph) => (
            <p key={paragraph} className="soft">
              {paragraph}
            </p>
          ))}
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <figure className={styles.test}>
          <figcaption>
            <b className={styles.title}>{title}</b> <span className="small soft">{base}</span>
          </figcaption>
          {(['wide', 'phone'] as const).map((format) => {
            const { width, height, paths } = dotMatrix(
              counts.map(({ amount }) => amount),
              FORMATS[format],
            );
            return (
              <svg
                key={format}
                className={styles[format]}
                viewBox={`0 0 ${width} ${height}`}
                aria-hidden="true"
              >
                {paths.map((d, at) => (
                  <path key={counts[at]?.label} data-kind={at + 1} d={d} />
                ))}
              </svg>
            );
          })}
          <dl className={styles.counts}>
            {counts.map(({ amount, label }, at) => (
              <div key={label} data-kind={at + 1}>
                <dt>{amount}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
          <p className="small soft">{note}</p>
        </figure>
      </div>
    </section>
  );
}
