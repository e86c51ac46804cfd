import { FACING_BAR, facingBar } from './CompanyPairs.geometry.ts';
import { fill } from '../../../../../collections/fill.ts';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { CompanyPairs as CompanyPairsContent } from './CompanyPairs.schema.ts';
import styles from './CompanyPairs.module.css';

type Labels = CompanyPairsContent['labels'];

interface Side {
  /** Anchor of its profile. */
  id: string;
  name: string;
}

interface Pair extends Pick<CompanyPairsContent['pairs'][number], 'title' | 'text'> {
  left: Side;
  right: Side;
  /** Both marks of each criterion, 0 to 10. */
  marks: readonly { name: string; left: number; right: number }[];
}

export interface CompanyPairsProps {
  labels: Labels;
  pairs: readonly Pair[];
}

type Half = 'left' | 'right';

const HALVES = ['left', 'right'] as const;

const wins = (marks: Record<Half, number>, half: Half) =>
  marks[half] > marks[half === 'left' ? 'right' : 'left'];

/** A mark over its strokes, which grow outwards from the middle between both. */
function Bar({ marks, half }: { marks: Record<Half, number>; half: Half }) {
  return (
    <td className={styles[half]} data-wins={wins(marks, half) || undefined}>
      <b>{marks[half]}</b>
      <svg
        viewBox={`0 0 ${FACING_BAR.width} ${FACING_BAR.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={facingBar(marks[half], half === 'left' ? 'right' : 'left')} />
      </svg>
    </td>
  );
}

function Meeting({ pair, labels }: { pair: Pair; labels: Labels }) {
  const won = fill(labels.won, { all: String(pair.marks.length) });
  const counts = {
    left: pair.marks.filter((marks) => wins(marks, 'left')).length,
    right: pair.marks.filter((marks) => wins(marks, 'right')).length,
  };
  const [left, right] = HALVES.map((half) => (
    <th key={half} scope="col" className={styles[half]} data-wins={wins(counts, half) || undefined}>
      <a href={`#${pair[half].id}`}>{pair[half].name}</a> <span className={styles.count}>{counts[half]}</span>{' '}
      <span className="small soft">{won}</span>
    </th>
  ));
  return (
    <table className={styles.meeting}>
      <caption className="visually-hidden">
        {pair.left.name}, {pair.right.name}
      </caption>
      <thead>
        <tr>
          {left}
          <th scope="col" className="visually-hidden">
            {labels.criterion}
          </th>
          {right}
        </tr>
      </thead>
      <tbody>
        {pair.marks.map((marks) => (
          <tr key={marks.name}>
            <Bar marks={marks} half="left" />
            <th scope="row" className="small">
              {withAmpersands(marks.name)}
            </th>
            <Bar marks={marks} half="right" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Companies two by two: for each criterion the marks of both, and who of the two has the better one. */
export function CompanyPairs({ labels, pairs }: CompanyPairsProps) {
  return (
    <ol role="list" className={styles.pairs}>
      {pairs.map((pair) => (
        <li key={pair.title}>
          <h3>{withAmpersands(pair.title)}</h3>
          <Meeting pair={pair} labels={labels} />
          <p className="soft">{pair.text}</p>
        </li>
      ))}
    </ol>
  );
}
