import { strokeRow } from '../../../../art/charts/strokeRow.ts';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { BoardFrame } from '../../parts/BoardFrame.tsx';
import type { ShortAnswersProps } from '../../../../ui/ShortAnswers.tsx';
import { STROKE_KB, type WeightHero as WeightHeroContent } from './WeightHero.schema.ts';
import styles from './WeightHero.module.css';

interface WeightHeroProps extends Omit<WeightHeroContent, 'answers' | 'drawing'> {
  answers: ShortAnswersProps['answers'];
  resolveLink: ResolveLink;
}

const SIZE = { pitch: 10, width: 5, height: 30 };
/** In px: how far the last stroke leans out of its place. */
const LEAN = 8;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const whole = new Intl.NumberFormat('en-CA');
const kilobytes = (amount: number) => `${whole.format(amount)} kB`;

/** The top of a page about the web: what one page weighs before and after, a stroke for every ten kilobytes. */
export function WeightHero({ weight: { caption, states }, ...words }: WeightHeroProps) {
  const most = Math.max(...states.flatMap(({ parts }) => parts.map((part) => part.kilobytes)));
  const width = (most / STROKE_KB) * SIZE.pitch + LEAN;
  return (
    <BoardFrame {...words} ground="warm" caption={caption}>
      <ol role="list" className={styles.states}>
        {states.map(({ name, parts }) => (
          <li key={name}>
            <p className={styles.total}>
              {name}: {sum(parts.map(({ requests }) => requests))} requests,{' '}
              <b>{kilobytes(sum(parts.map((part) => part.kilobytes)))}</b>
            </p>
            <ul role="list">
              {parts.map((part) => (
                <li key={part.name} className={styles.part}>
                  <p className="small">
                    {part.requests} {part.name}, {kilobytes(part.kilobytes)}
                  </p>
                  <svg viewBox={`0 0 ${width} ${SIZE.height}`} aria-hidden="true">
                    <path d={strokeRow({ from: 0, to: part.kilobytes / STROKE_KB }, SIZE)} />
                  </svg>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </BoardFrame>
  );
}
