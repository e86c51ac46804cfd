import { strokeRow } from '../../../../art/charts/strokeRow.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { BoardFrame } from '../../parts/BoardFrame.tsx';
import type { ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import { STROKE_MS, type WaterfallHero as WaterfallHeroContent } from './WaterfallHero.schema.ts';
import styles from './WaterfallHero.module.css';

interface WaterfallHeroProps extends Omit<WaterfallHeroContent, 'answers' | 'drawing'> {
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

const SIZE = { pitch: 11, width: 6, height: 40 };
/** In px: how far the last stroke leans out of its place. */
const LEAN = 12;

/** The top of a page about rendering: the same calls in two orders, a stroke for every 20 milliseconds. */
export function WaterfallHero({ waterfall: { caption, plans }, ...words }: WaterfallHeroProps) {
  const last = Math.max(...plans.flatMap(({ calls }) => calls.map(({ from, takes }) => from + takes)));
  const box = `0 0 ${(last / STROKE_MS) * SIZE.pitch + LEAN} ${SIZE.height}`;
  return (
    <BoardFrame {...words} ground="teal" caption={caption}>
      <ol role="list" className={styles.plans}>
        {plans.map(({ name, seen, calls }) => (
          <li key={name}>
            <p className={styles.name}>{name}</p>
            <ol role="list">
              {calls.map(({ name: call, from, takes, waited }) => (
                <li key={call} className={styles.call} data-waited={waited || undefined}>
                  <p className="small">
                    {call} <span className="soft">{takes} ms</span>
                  </p>
                  <svg viewBox={box} aria-hidden="true">
                    <path d={strokeRow({ from: from / STROKE_MS, to: (from + takes) / STROKE_MS }, SIZE)} />
                  </svg>
                </li>
              ))}
            </ol>
            <p className={styles.seen}>{seen}</p>
          </li>
        ))}
      </ol>
    </BoardFrame>
  );
}
