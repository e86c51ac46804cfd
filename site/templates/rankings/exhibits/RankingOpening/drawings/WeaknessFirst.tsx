import { lostStrokes } from './WeaknessFirst.geometry.ts';
import { fill } from '../../../../../collections/fill.ts';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import wipe from '../../../../../ui/wipe.module.css';
import type { WeaknessFirst as WeaknessFirstContent } from './WeaknessFirst.schema.ts';
import link from './company.module.css';
import styles from './WeaknessFirst.module.css';

interface Company {
  /** Anchor of its profile. */
  id: string;
  name: string;
  /** Its weak point. */
  text: string;
  /** The criterion of its lowest mark. */
  criterion: string;
  /** The lowest mark, 0 to 10. */
  mark: number;
}

export interface WeaknessFirstProps extends Pick<WeaknessFirstContent, 'mark'> {
  /** The lowest mark first. */
  companies: readonly Company[];
}

/** How large a weak point is written. */
const sizeOf = (mark: number) => (mark <= 4 ? 'large' : mark > 5 ? 'small' : undefined);

function Weakness({ company, words }: { company: Company; words: string }) {
  const { id, name, text, criterion, mark } = company;
  const { width, height, lost, kept } = lostStrokes(mark);
  return (
    <li data-company={id} data-mark={mark}>
      <a className={`${link.company} ${styles.name}`} href={`#${id}`}>
        {name}
      </a>
      <p className={styles.weak} data-size={sizeOf(mark)}>
        {withAmpersands(text)}
      </p>
      <p className={`small soft ${styles.mark}`}>{fill(words, { criterion, mark: String(mark) })}</p>
      <svg className={wipe['wipe']} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path data-lost="" d={lost} />
        <path d={kept} />
      </svg>
    </li>
  );
}

/** Companies by their weak points: each in large type, with the points it costs beside it, stroke by stroke. */
export function WeaknessFirst({ mark, companies }: WeaknessFirstProps) {
  return (
    <ol role="list" className={styles.list}>
      {companies.map((company) => (
        <Weakness key={company.id} company={company} words={mark} />
      ))}
    </ol>
  );
}
