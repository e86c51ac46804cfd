import { along } from '../../../../../art/charts/scatterRow.ts';
import { SLANT } from '../../../../../art/geometry.ts';
import { markStrip, nameSide } from './ScoreStrips.geometry.ts';
import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { fill } from '../../../../../collections/fill.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import wipe from '../../../../../ui/wipe.module.css';
import type { ScoreStrips as ScoreStripsContent } from './ScoreStrips.schema.ts';
import styles from './ScoreStrips.module.css';

interface Mark {
  /** The company's anchor. */
  id: string;
  name: string;
  /** 0 to 10. */
  mark: number;
}

export interface ScoreStripsProps extends Pick<ScoreStripsContent, 'spread' | 'note'> {
  /** The criteria in their order, each with the marks of all companies. */
  strips: readonly { name: string; weight: number; marks: readonly Mark[] }[];
  /** The company that is named in every strip. */
  discussed: string;
  resolveLink: ResolveLink;
}

type Axis = Parameters<typeof along>[1];

const marksOf = (marks: readonly Mark[]) => marks.map(({ mark }) => mark);

const said = ({ name, mark }: Mark): string => `${name} ${mark}`;

/** The companies of one criterion as strokes: who leads is named above its stroke, the discussed one below. */
function Strip(props: { marks: readonly Mark[]; discussed: string; axis: Axis; ticks: readonly number[] }) {
  const { marks, discussed, axis, ticks } = props;
  const { height, foot, strokes } = markStrip(marksOf(marks), axis);
  const best = Math.max(...marksOf(marks));
  const leaders = marks.filter(({ mark }) => mark === best);
  const lead = along(best, axis);
  const top = Math.max(...strokes.filter((_, at) => marks[at]?.mark === best).map(({ to }) => to));
  const tip = foot - 22;
  const other = marks.find(({ id, mark }) => id === discussed && mark !== best);
  const place = other && along(other.mark, axis);
  return (
    <svg
      className={`${styles.strip} ${wipe['wipe']}`}
      width="100%"
      height={height}
      role="img"
      aria-label={marks.map(said).join(', ')}
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          className={styles.tick}
          x1={`${along(tick, axis)}%`}
          x2={`${along(tick, axis)}%`}
          y1={foot}
          y2={foot + 6}
        />
      ))}
      <line className={styles.foot} x1="0" x2="100%" y1={foot} y2={foot} />
      <g transform={`translate(0 ${foot}) skewX(-14)`}>
        {marks.map(({ id, mark }, at) => {
          const { x = 0, from = 0, to = 0 } = strokes[at] ?? {};
          return (
            <line
              key={id}
              data-company={id}
              data-mark={mark}
              data-lead={mark === best || undefined}
              data-discussed={id === discussed || undefined}
              x1={`${x}%`}
              x2={`${x}%`}
              y1={-from}
              y2={-to}
            />
          );
        })}
        {tip > top + 8 && (
          <line className={styles.pointer} x1={`${lead}%`} x2={`${lead}%`} y1={-top - 5} y2={-tip} />
        )}
      </g>
      <text x={`${lead}%`} dx={Math.round(tip * SLANT)} y="16" data-side={nameSide(lead)} data-lead="">
        {leaders.map(({ name }) => name).join(', ')} {best}
      </text>
      {other && place !== undefined && (
        <text x={`${place}%`} y={foot + 23} data-side={nameSide(place)}>
          {said(other)}
        </text>
      )}
    </svg>
  );
}

/** A strip for each criterion, and in it a stroke for each company at its mark. */
export function ScoreStrips({ spread, note, strips, discussed, resolveLink }: ScoreStripsProps) {
  const lowest = Math.floor(Math.min(...strips.flatMap(({ marks }) => marksOf(marks))));
  const axis = { from: Math.min(9, lowest), to: 10 };
  const ticks = Array.from({ length: axis.to - axis.from + 1 }, (_, at) => axis.from + at);
  return (
    <>
      <ol role="list" className={styles.strips}>
        {strips.map(({ name, weight, marks }) => (
          <li key={name} className="grid">
            <div className={styles.name}>
              <h3>{withAmpersands(name)}</h3>
              <p className="small soft">
                {fill(spread, {
                  weight: String(weight),
                  low: String(Math.min(...marksOf(marks))),
                  high: String(Math.max(...marksOf(marks))),
                })}
              </p>
            </div>
            <div className={styles.field}>
              <Strip marks={marks} discussed={discussed} axis={axis} ticks={ticks} />
            </div>
          </li>
        ))}
      </ol>
      <div className={`grid ${styles.axis}`}>
        <svg width="100%" height="24" className={styles.field} aria-hidden="true">
          {ticks.map((tick) => (
            <text key={tick} x={`${along(tick, axis)}%`} y="16" data-side="middle">
              {tick}
            </text>
          ))}
        </svg>
      </div>
      <p className={styles.note}>
        <Inline text={note} resolveLink={resolveLink} />
      </p>
    </>
  );
}
