import { Fragment } from 'react';
import { rangesByScore, type RangesByScore } from './PriceAgainstScore.geometry.ts';
import { span } from '../../../../../lib/money.ts';
import type { Company } from '../../../records/companies.ts';
import type { RankingLabels } from '../../../records/rankings.ts';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { PriceAgainstScore as PriceAgainstScoreContent } from './PriceAgainstScore.schema.ts';
import link from './company.module.css';
import styles from './PriceAgainstScore.module.css';

export interface PriceAgainstScoreProps extends Pick<
  PriceAgainstScoreContent,
  'heading' | 'step' | 'unit' | 'reading'
> {
  /** In the order of their ranks; `id` is the anchor of a company's profile. */
  companies: readonly (Pick<Company, 'name' | 'rate'> & { id: string; total: number })[];
  labels: Pick<RankingLabels, 'rate' | 'currency' | 'score'>;
}

interface PlotProps extends Pick<PriceAgainstScoreProps, 'labels'> {
  chart: RangesByScore;
  /** The drawing in a sentence, for those who do not see it. */
  title: string;
}

/** Where the numbers of both axes stand, in px from the plot. */
const [BELOW, BESIDE] = [30, -14];

/** Rates from left to right, scores from below; the best one is red. */
function Plot({ chart, title, labels }: PlotProps) {
  const { height, span: units, columns, lines, ranges } = chart;
  return (
    <svg className={styles.plot} width="100%" height={height + BELOW} role="img" aria-label={title}>
      {lines.map(({ y, value }, at) => (
        <Fragment key={value}>
          <line className={at === 0 ? styles.axis : undefined} x2="100%" y1={y} y2={y} />
          <text className={styles.value} x={BESIDE} y={y + 6}>
            {value}
          </text>
        </Fragment>
      ))}
      <text className={styles.title} y="14">
        {labels.score}
      </text>
      {columns.map(({ at, value }) => (
        <text key={value} className={styles.tick} x={`${at}%`} y={height + BELOW - 4}>
          {value}
        </text>
      ))}
      {ranges.map(({ name, y, d, score, label }, at) => (
        <g key={name} data-best={at === 0 || undefined}>
          <g className={styles.slanted}>
            <svg
              className={styles.stroke}
              y={y - 9}
              width="100%"
              height="18"
              viewBox={`0 0 ${units} 18`}
              preserveAspectRatio="none"
            >
              <path d={d} />
            </svg>
          </g>
          <text className={styles.name} x={`${label.x}%`} y={label.y + 8} textAnchor={label.anchor}>
            {name} <tspan className={styles.score}>{score.toFixed(1)}</tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}

/** What an hour costs against what the list says of it: a stroke for each unit of a rate, at the height of the score. */
export function PriceAgainstScore(props: PriceAgainstScoreProps) {
  const { heading, step, unit, reading, companies, labels } = props;
  const rates = `${labels.rate.label}, ${labels.currency}`;
  const chart = rangesByScore(
    companies.map(({ name, rate, total }) => ({ name, ...rate, score: total })),
    { step, unit },
  );
  const links = new Map(companies.map(({ name, id }) => [name, `#${id}`]));
  return (
    <figure className={styles.figure}>
      <Plot chart={chart} title={`${heading} ${reading}`} labels={labels} />
      <ol role="list" className={styles.rows}>
        {chart.ranges.map(({ name, low, high, score, d }, at) => (
          <li key={name} data-best={at === 0 || undefined}>
            <a className={link.company} href={links.get(name)}>
              {name}
            </a>
            <span className="small soft" data-price="companies">
              {span(low, high)}
            </span>
            <b>{score.toFixed(1)}</b>
            <svg viewBox={`0 0 ${chart.span} 18`} preserveAspectRatio="none" aria-hidden="true">
              <path d={d} />
            </svg>
          </li>
        ))}
      </ol>
      <p className={`small soft ${styles.rates}`}>{rates}</p>
      <figcaption className={styles.reading}>{withAmpersands(reading)}</figcaption>
    </figure>
  );
}
