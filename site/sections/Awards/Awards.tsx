import type { Award } from '../../records/awards.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Awards as AwardsContent } from './Awards.schema.ts';
import full from '../../ui/fullRows.module.css';
import inLine from './Awards.line.module.css';
import styles from './Awards.module.css';

/** A drawing in a sprite, as `<use>` reads it, and what it shows. */
interface Mark {
  mark: string;
  alt: string;
}

/** `hover` takes the place of `badge` while a pointer is there, or the focus on the link. */
type ShownAward = Pick<Award, 'title' | 'issuer' | 'location' | 'year' | 'link' | 'text'> & {
  badge: Mark;
  hover?: Mark | undefined;
};

interface AwardsProps extends AwardsContent {
  layout?: keyof typeof layouts;
  /** Which section of the page this is; `awards` unless said. */
  kind?: string;
  /** In their order. */
  awards: readonly ShownAward[];
}

interface BadgeProps extends Mark {
  /** Edge in px. */
  size: number;
  className?: string | undefined;
}

const Badge = ({ mark, alt, size, className }: BadgeProps) => (
  <svg width={size} height={size} role="img" aria-label={alt} className={className}>
    <use href={mark} />
  </svg>
);

const Issuer = ({ issuer, link }: Pick<ShownAward, 'issuer' | 'link'>) =>
  link ? (
    <a href={link} target="_blank" rel="noopener">
      {issuer}
      <span className="visually-hidden"> (opens a new tab)</span>
    </a>
  ) : (
    issuer
  );

const CheckedAward = ({ title, issuer, location, year, link, text, badge, hover }: ShownAward) => (
  <li>
    <div className={styles.badge}>
      <Badge {...badge} size={72} />
      {hover && <Badge {...hover} size={72} className={styles.hover} />}
    </div>
    <h3>{title}</h3>
    <p className="small">
      <b>
        <Issuer issuer={issuer} link={link} />, {location && `${location}, `}
        {year}.
      </b>{' '}
      {text}
    </p>
  </li>
);

const AwardInLine = ({ title, issuer, year, link, badge }: ShownAward) => (
  <li>
    <Badge {...badge} size={56} />
    <p>
      <b>{title}</b>{' '}
      <span className="small">
        <Issuer issuer={issuer} link={link} />, {year}
      </span>
    </p>
  </li>
);

const layouts = {
  /** Each with what its issuer looked at. */
  checked: { look: styles, list: `${full.two} ${styles.row}`, continues: undefined, Entry: CheckedAward },
  /** In one line at the foot of the reviews; other pages say what each of them checked. */
  line: { look: inLine, list: `${full.three} ${inLine.list}`, continues: '', Entry: AwardInLine },
};

/** Awards and review badges. */
export function Awards({ layout = 'checked', kind = 'awards', heading, awards }: AwardsProps) {
  const { look, list, continues, Entry } = layouts[layout];
  return (
    <section
      className={look.awards}
      data-section={kind}
      data-ground="warm"
      data-shared=""
      data-whole
      data-continues={continues}
      data-fact="award-badges"
    >
      <div className="container">
        <h2 className={look.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={list}>
          {awards.map((award) => (
            <Entry key={award.title} {...award} />
          ))}
        </ul>
      </div>
    </section>
  );
}
