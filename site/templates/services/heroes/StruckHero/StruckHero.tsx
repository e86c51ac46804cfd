import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { BoardFrame } from '../../parts/BoardFrame.tsx';
import type { ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import type { StruckHero as StruckHeroContent } from './StruckHero.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import styles from './StruckHero.module.css';

interface StruckHeroProps extends Omit<StruckHeroContent, 'answers' | 'drawing'> {
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

/** The top of a page about clearing out: everything that was installed, with what goes struck through. */
export function StruckHero({ struck: { caption, groups }, ...words }: StruckHeroProps) {
  return (
    <BoardFrame {...words} ground="page" caption={caption}>
      <ul role="list" className={`${full.three} ${styles.groups}`}>
        {groups.map(({ name, kept, gone, reason }) => (
          <li key={name}>
            <p className={styles.name}>
              {name}: {kept.length} of {kept.length + gone.length}
            </p>
            <ul role="list" className={styles.names}>
              {kept.map((one) => (
                <li key={one}>{one}</li>
              ))}
              {gone.map((one) => (
                <li key={one}>
                  <del>{one}</del>
                </li>
              ))}
            </ul>
            <p className="small soft">{reason}</p>
          </li>
        ))}
      </ul>
    </BoardFrame>
  );
}
