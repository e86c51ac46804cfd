import type { ReactNode } from 'react';
import type { Picture } from '../../../../../lib/Picture.ts';
import { BenchList, type FreePerson } from '../../../parts/BenchList.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { FreeBench as FreeBenchContent } from './FreeBench.schema.ts';
import beside from '../../../../../ui/beside.module.css';
import styles from './FreeBench.module.css';

interface FreeBenchProps extends Pick<FreeBenchContent, 'steps'> {
  /** Headline, lede and what to do next. */
  words: ReactNode;
  /** Colour of the band; without one it is the page's own. */
  ground?: string | undefined;
  /** Who is free, and the Monday of the first free day, as a date and in words; without people the list is left out. */
  bench: { sign: string; week: string; weekInWords: string; people: readonly FreePerson[] };
  /** The cover, each in its own file: for wide windows and for narrow ones; sizes in px. */
  art: { wide: Picture; phone: Picture };
  /** Name of the fixed fact that the steps state. */
  fact: string;
}

/** Who is free beside the headline, and the way to a colleague under both. */
export function FreeBench({ words, steps, ground, bench, art, fact }: FreeBenchProps) {
  const { wide, phone } = art;
  return (
    <>
      <picture>
        <source media="(width >= 63.75em)" srcSet={wide.src} width={wide.width} height={wide.height} />
        <img className={styles.art} {...phone} alt="" />
      </picture>
      <div className={`container grid ${beside.beside} ${styles.top}`}>
        {words}
        {bench.people.length > 0 && (
          <div className={styles.bench}>
            <BenchList {...bench} />
          </div>
        )}
      </div>
      <div
        className={styles.band}
        data-ground={ground ? 'pick' : 'indigo'}
        data-section="onboarding-timeline"
        data-fact={fact}
      >
        <ol role="list" className={`container ${styles.steps}`}>
          {steps.map(({ when, title, text }) => (
            <li key={title}>
              <p className={styles.title}>
                <span className={styles.when}>{when}</span> {withAmpersands(title)}
              </p>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
