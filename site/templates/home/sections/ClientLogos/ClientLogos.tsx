import type { ClientLogos as ClientLogosContent } from './ClientLogos.schema.ts';
import styles from './ClientLogos.module.css';

interface ClientLogosProps extends ClientLogosContent {
  /** The word-marks in their order: place in the sprite, name, size in the sprite's units. */
  marks: {
    href: string;
    alt: string;
    bought?: string | undefined;
    former: boolean;
    width: number;
    height: number;
  }[];
}

/** The clients' word-marks in one colour, left-aligned on hairlines. */
export function ClientLogos({ heading, former, marks }: ClientLogosProps) {
  return (
    <section className={styles.logos} data-section="client-logo-strip" data-shared>
      <div className="container">
        <h2 className="visually-hidden">{heading}</h2>
        <ul role="list" className={styles.strip} data-fact="client-logos">
          {marks.map(({ href, alt, bought, former: left, width, height }) => (
            <li key={href}>
              <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMid" role="img">
                <title>{[alt, left && former, bought].filter(Boolean).join(', ')}</title>
                <use href={href} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
