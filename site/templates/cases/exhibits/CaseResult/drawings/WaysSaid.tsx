/** Three ways in which things end, the second where there is one. */
export const WAYS = ['good', 'fair', 'bad'] as const;

type Way = (typeof WAYS)[number];

interface WaysSaidProps {
  /** What each way is called. */
  names: Record<Way, string | undefined>;
  /** How many ended so. */
  counts: Record<Way, number>;
}

/** How many things ended in each way, in words: the text version of their chart. */
export function WaysSaid({ names, counts }: WaysSaidProps) {
  const phrases = WAYS.filter((way) => counts[way] > 0).map((way) => `${counts[way]} ${names[way]}`);
  return <p className="small tabular">{phrases.join(', ')}</p>;
}
