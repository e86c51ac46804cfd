import { useId } from 'react';
import { house, ROAD_WIDTH, roadLine, street, way } from './StreetPlan.geometry.ts';
import type { StreetPlan as StreetPlanContent } from './StreetPlan.schema.ts';
import { Legend } from './Legend.tsx';
import { letterOf, LetteredList } from './LetteredList.tsx';
import formats from '../../../../../ui/formats.module.css';
import styles from './StreetPlan.module.css';

const KINDS = { o: 'owned', r: 'rented', s: 'sale' } as const;

const TONES = { owned: 'faint', rented: 'main', sale: 'alarm', moves: 'ink' } as const;

const kindOf = (letter: string) => KINDS[letter === 'r' || letter === 's' ? letter : 'o'];

interface StretchProps extends Pick<StreetPlanContent, 'upper' | 'lower' | 'people' | 'moves'> {
  /** Which houses of each side are drawn, counted from 0. */
  from: number;
  to: number;
}

/** The houses of a part of the street with their numbers, and a letter for each person at a door. */
function Stretch({ upper, lower, people, moves, from, to }: StretchProps) {
  const houses = (['upper', 'lower'] as const).flatMap((side) =>
    [...(side === 'upper' ? upper : lower).slice(from, to)].map((letter, place) => ({
      ...house(place, side),
      kind: kindOf(letter),
      number: (from + place) * 2 + (side === 'upper' ? 2 : 1),
    })),
  );
  const ways = moves.flatMap((move, lane) => {
    const [start, end] = [move.from, move.to].map((number) => houses.find((one) => one.number === number));
    return start && end ? [way(start.door, end.door, lane)] : [];
  });
  return (
    <>
      <path className={styles.road} d={roadLine(to - from)} strokeWidth={ROAD_WIDTH} />
      <path className={styles.line} d={roadLine(to - from)} />
      {Object.values(KINDS).map((kind) => {
        const ofKind = houses.filter((one) => one.kind === kind);
        return (
          <g key={kind} data-tone={TONES[kind]}>
            <path d={ofKind.map(({ walls }) => walls).join('')} />
            <path className={styles.ridge} d={ofKind.map(({ ridge }) => ridge).join('')} />
          </g>
        );
      })}
      {ways.map(({ line, head }) => (
        <g key={line} data-tone={TONES.moves}>
          <path className={styles.way} d={line} />
          <path d={head} />
        </g>
      ))}
      {houses.map(({ number, centre }) => {
        const at = people.findIndex((person) => person.house === number);
        return at < 0 ? (
          <text key={number} className={styles.number} x={centre.x} y={centre.y - 8}>
            {number}
          </text>
        ) : (
          <g key={number} className={styles.person}>
            <circle cx={centre.x} cy={centre.y} r="26" />
            <text x={centre.x} y={centre.y + 12}>
              {letterOf(at)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** One street from above: every house, how it is held, and at which doors the people of a deal stand. */
export function StreetPlan(props: StreetPlanContent) {
  const { title, upper, lower, people, moves, keys } = props;
  const id = useId();
  const all = [...upper, ...lower].map(kindOf);
  const half = Math.ceil(upper.length / 2);
  const stretch = { upper, lower, people, moves };
  return (
    <>
      <div role="img" aria-labelledby={`${id}-title`} className={styles.plan}>
        <span id={`${id}-title`} className="visually-hidden">
          {title}
        </span>
        <svg
          className={formats.wide}
          viewBox={`0 0 ${street(upper.length).width} ${street(upper.length).height}`}
          aria-hidden="true"
        >
          <Stretch {...stretch} from={0} to={upper.length} />
        </svg>
        {[0, half].map((from) => (
          <svg
            key={from}
            className={formats.phone}
            viewBox={`0 0 ${street(half).width} ${street(half).height}`}
            aria-hidden="true"
          >
            <Stretch {...stretch} from={from} to={Math.min(upper.length, from + half)} />
          </svg>
        ))}
      </div>
      <div className="container">
        <Legend
          className={styles.keys}
          kinds={['owned', 'rented', 'sale', 'moves']}
          tones={TONES}
          count={(kind) => (kind === 'moves' ? moves.length : all.filter((one) => one === kind).length)}
          words={keys}
        />
        <LetteredList
          className={styles.people}
          entries={people.map(({ role, house: number, text }) => ({
            name: role,
            more: <>, house {number}</>,
            note: text,
          }))}
        />
      </div>
    </>
  );
}
