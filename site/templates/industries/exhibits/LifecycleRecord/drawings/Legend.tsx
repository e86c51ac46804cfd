import styles from './Legend.module.css';

/** How marks and their number are coloured, which the frame says. */
type Tone = 'main' | 'ink' | 'alarm' | 'faint';

interface LegendProps<Kind extends string> {
  kinds: readonly Kind[];
  tones: Readonly<Record<NoInfer<Kind>, Tone>>;
  /** How many marks a kind has. */
  count: (kind: NoInfer<Kind>) => number;
  words: Readonly<Record<NoInfer<Kind>, string>>;
  /** One after the other, three beside each other, or a line each. */
  layout?: 'row' | 'columns' | 'lines';
  className?: string | undefined;
}

/** How many marks of each kind a drawing holds, and what they are. */
export function Legend<Kind extends string>(props: LegendProps<Kind>) {
  const { kinds, tones, count, words, layout = 'row', className } = props;
  return (
    <ul role="list" className={`${styles[layout]} ${className ?? ''}`.trim()}>
      {kinds.map((kind) => (
        <li key={kind} data-tone={tones[kind]}>
          <b>{count(kind)}</b> {words[kind]}
        </li>
      ))}
    </ul>
  );
}
