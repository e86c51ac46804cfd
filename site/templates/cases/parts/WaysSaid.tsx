/** Three ways in which things end, the second where there is one. */
export const WAYS = ['good', 'fair', 'bad'] as const;

type Way = (typeof WAYS)[number];

interface WaysSaidProps {
  /** What each way is called. */
  names: Record<Way, string | undefined>;
  /** How many ended so. */
  counts: Record<Way, number>;
}

/** How many things ended in which way, in words: what a chart of them shows. */
export function WaysSaid({ names, counts }: WaysSaidProps) {
  const said = WAYS.filter((way) => counts[way] > 0).map((way) => `${counts[way]} ${names[way]}`);
  return <p className="small tabular">{said.join(', ')}</p>;
}
