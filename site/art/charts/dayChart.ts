import { DAY, HOUR } from '../../time/clock.ts';
import { cutAtMidnight, sharedParts, type Span } from '../../time/sharedHours.ts';

/** Who is at work when; minutes after midnight by the clock of the reader, `to` may lie in the next day. */
export interface DayRow extends Span {
  readonly label: string;
  /** A few words under the label. */
  readonly note: string;
  /** How the row is coloured: the reader's own day, or an office. */
  readonly series: 'own' | 'lead' | 'other';
}

/** A piece of a row: x and width in per cent of 24 hours; shared when it lies in the reader's own day. */
interface DayBar {
  readonly start: number;
  readonly width: number;
  readonly shared: boolean;
}

const share = (minutes: number): number => Math.round((minutes / DAY) * 10_000) / 100;

/** A span as pieces: those that lie in `own`, and the rest of it before and after. */
const pieces = (span: Span, own: Span): (Span & { shared: boolean })[] => {
  const shared = sharedParts(span, own);
  const edges = [span.from, ...shared.flatMap(({ from, to }) => [from, to]), span.to];
  return edges.slice(1).flatMap((to, i) => {
    const from = edges[i] ?? to;
    return from < to ? [{ from, to, shared: i % 2 === 1 }] : [];
  });
};

/** The pieces of one row over the 24 hours of the reader, whose own working day is `own`. */
export const dayBars = (row: Span, own: Span): DayBar[] =>
  cutAtMidnight(row)
    .flatMap((span) => pieces(span, own))
    .map(({ from, to, shared }) => ({ start: share(from), width: share(to - from), shared }));

/** Where a span begins and how wide it is, in per cent of 24 hours. */
export const dayFrame = ({ from, to }: Span) => ({ start: share(from), width: share(to - from) });

/** Every third hour with its place in per cent. */
export const dayTicks = Array.from({ length: 9 }, (_, i) => ({
  at: share(i * 3 * HOUR),
  label: String(i * 3).padStart(2, '0'),
}));
