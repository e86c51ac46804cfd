import type { ComponentProps } from 'react';
import { monthStrokes } from './Calculator.geometry.ts';
import { MONTH_DAYS, most } from '../../parts/estimate.ts';
import type { estimateWords } from '../../parts/estimateWords.ts';
import { ContactLink } from '../../../../ui/Button.tsx';
import { Share } from '../../../../ui/Share.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Calculator as CalculatorContent } from './Calculator.schema.ts';
import styles from './Calculator.module.css';

type ResultContent = CalculatorContent['result'];

interface CalculatorResultProps extends Omit<ResultContent, 'printed' | 'scriptless'> {
  said: ReturnType<typeof estimateWords>;
  months: number;
  share: ComponentProps<typeof Share>;
}

/** What an estimate comes to: the range, its days as strokes, and the ways to keep it. */
export function CalculatorResult({
  heading,
  stale,
  send,
  print,
  said,
  months,
  share,
}: CalculatorResultProps) {
  const month = monthStrokes(MONTH_DAYS);
  return (
    <section className={styles.result} data-section="result" data-ground="pick">
      <div className={styles.whole}>
        <h2 className={styles.title}>{withAmpersands(heading)}</h2>
        <p className={styles.range} data-range data-price="rates">
          {said.range}
        </p>
      </div>
      <div className={styles.details}>
        <p className={styles.stale} data-note data-furniture hidden>
          {stale}
        </p>
        <p data-total data-furniture>
          {said.total}
        </p>
        <div className={styles.months} data-months aria-hidden="true">
          {Array.from({ length: most.months }, (_, nth) => (
            <svg
              key={nth}
              viewBox={`0 0 ${month.width} ${month.height}`}
              data-chosen={nth < months ? '' : undefined}
            >
              <path d={month.d} />
            </svg>
          ))}
        </div>
        <p className="small soft" data-days>
          {said.days}
        </p>
        <div className={styles.actions}>
          <ContactLink brief={said.brief}>{send}</ContactLink>
          <Share {...share} />
          <button type="button" className={styles.print} data-print>
            {print}
          </button>
        </div>
        <p className={styles.printed} data-printed />
      </div>
    </section>
  );
}
