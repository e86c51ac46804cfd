import { columnChart } from '../../../../art/charts/columnChart.ts';
import { strokeRow } from '../../../../art/charts/strokeRow.ts';
import { strokes } from '../../parts/strokes.ts';
import { cents } from '../../../../lib/money.ts';
import { MeasuredHero, type MeasuredHeroWords } from '../../parts/MeasuredHero.tsx';
import type {
  InstrumentHero as InstrumentHeroContent,
  LoadContent,
  LogContent,
  ReceiptContent,
  SlicesContent,
} from './InstrumentHero.schema.ts';
import styles from './InstrumentHero.module.css';

/** What one request costs, line by line: a stroke for each hundredth of a cent. */
function Receipt({ title, base, lines, sum, note }: ReceiptContent) {
  const most = Math.max(...lines.map(({ marks }) => marks));
  const all = lines.reduce((total, { marks }) => total + marks, 0);
  return (
    <div className={styles.receipt} data-ground="page">
      <h2 className={styles.title}>{title}</h2>
      <p className="small soft">{base}</p>
      <dl>
        {lines.map(({ label, detail, marks }) => {
          const { width, height, lead } = strokes(most, marks);
          return (
            <div key={label}>
              <dt>
                {label} <span className="small soft">{detail}</span>
              </dt>
              <dd className="tabular">{cents(marks / 100)} ¢</dd>
              <dd className={styles.strokes}>
                <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                  <path d={lead} />
                </svg>
              </dd>
            </div>
          );
        })}
        <div className={styles.sum}>
          <dt>{sum}</dt>
          <dd>{cents(all / 100)} ¢</dd>
        </div>
      </dl>
      <p className="small soft">{note}</p>
    </div>
  );
}

/** Height of the highest column and width of each, in px. */
const [HEIGHT, WIDTH] = [240, 14];
/** Half-hours that carry a label, counted from midnight. */
const LABELS = [0, 12, 24, 36];

/** One day as 48 columns, one for each half-hour; those over what was held before have the colour of the text. */
function LoadCurve({ title, base, limit, columns, peak, note }: LoadContent) {
  const chart = columnChart(
    columns.map((amount, i) => ({ label: String(i), amount, value: '' })),
    { height: HEIGHT, width: WIDTH },
  );
  const most = Math.max(...columns);
  const line = chart.foot - (limit.at / most) * HEIGHT;
  return (
    <figure className={styles.load}>
      <figcaption>
        <h2 className={styles.title}>{title}</h2>
        <p className="small soft">{base}</p>
      </figcaption>
      <svg width="100%" height={chart.height} aria-hidden="true">
        {chart.columns.map(({ label, at, d, amount, top }) => (
          <svg key={label} x={`${at}%`} overflow="visible" data-over={amount > limit.at || undefined}>
            <path d={d} />
            {amount === most && (
              <text className={styles.peak} y={top - 10}>
                {peak}
              </text>
            )}
          </svg>
        ))}
        <line x2="100%" y1={line} y2={line} strokeDasharray="6 5" />
        <text x="0" y={line - 9}>
          {limit.label}
        </text>
        <line x2="100%" y1={chart.foot} y2={chart.foot} />
        {LABELS.map((at) => (
          <text key={at} x={`${(at / columns.length) * 100}%`} y={chart.foot + 22}>
            {`${String(at / 2).padStart(2, '0')}:00`}
          </text>
        ))}
      </svg>
      <p className={styles.caption}>{note}</p>
    </figure>
  );
}

/** The calls of one month: a stroke for each minute until an engineer answered. */
function PagerLog({ title, base, columns, calls, target, note }: LogContent) {
  const most = Math.max(...calls.map(({ minutes }) => minutes));
  return (
    <div className={styles.log} data-ground="page">
      <table>
        <caption>
          <span className={styles.title}>{title}</span> <span className="small soft">{base}</span>
        </caption>
        <thead className="small soft">
          <tr>
            <th scope="col">{columns.call}</th>
            <th scope="col">{columns.alarm}</th>
            <th scope="col">{columns.minutes}</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ at, alarm, minutes }) => {
            const { width, height, lead } = strokes(most, minutes);
            return (
              <tr key={at} data-late={minutes > target || undefined}>
                <th scope="row" className="tabular">
                  {at}
                </th>
                <td>
                  <div>
                    {alarm}
                    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                      <path d={lead} />
                    </svg>
                  </div>
                </td>
                <td>{minutes}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="small soft">{note}</p>
    </div>
  );
}

/** In px: a part's month. */
const MONTH = { pitch: 60, width: 44, height: 26 };

/** The parts of an old system: a stroke for each month, in the colour of the old system until the part is replaced. */
function Slices({ title, base, months, parts, note }: SlicesContent) {
  return (
    <div className={styles.slices}>
      <h2 className={styles.title}>{title}</h2>
      <p className="small soft">{base}</p>
      <dl>
        {parts.map(({ name, replaced, outcome }) => {
          const old = replaced === undefined ? months : replaced - 1;
          const lead = strokeRow({ from: 0, to: old }, MONTH);
          const rest = strokeRow({ from: old, to: months }, MONTH);
          return (
            <div key={name} data-kept={replaced === undefined || undefined}>
              <dt>{name}</dt>
              <dd className={styles.strokes}>
                <svg viewBox={`0 0 ${months * MONTH.pitch} ${MONTH.height}`} aria-hidden="true">
                  {lead && <path d={lead} />}
                  {rest && <path className={styles.fresh} d={rest} />}
                </svg>
              </dd>
              <dd>{outcome}</dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.caption}>{note}</p>
    </div>
  );
}

type Drawn<Content> = Content extends unknown ? Omit<Content, keyof MeasuredHeroWords> : never;
type InstrumentHeroProps = MeasuredHeroWords & Drawn<InstrumentHeroContent>;

/** Ground and place of each drawing. */
const LOOK = {
  receipt: { ground: 'teal', place: 'tall' },
  load: { ground: 'indigo', place: 'below' },
  log: { ground: 'warm', place: 'before' },
  slices: { ground: 'surface', place: 'below' },
} as const;

/** The ground of a hero with this drawing. */
export const groundOf = (drawing: keyof typeof LOOK): string => LOOK[drawing].ground;

/** The top of a page about work that is measured, with the drawing of its own instrument. */
export function InstrumentHero(props: InstrumentHeroProps) {
  const { headline, lede, action, link, answers, resolveLink } = props;
  return (
    <MeasuredHero {...{ headline, lede, action, link, answers, resolveLink }} {...LOOK[props.drawing]}>
      {props.drawing === 'receipt' && <Receipt {...props.receipt} />}
      {props.drawing === 'load' && <LoadCurve {...props.load} />}
      {props.drawing === 'log' && <PagerLog {...props.log} />}
      {props.drawing === 'slices' && <Slices {...props.slices} />}
    </MeasuredHero>
  );
}
