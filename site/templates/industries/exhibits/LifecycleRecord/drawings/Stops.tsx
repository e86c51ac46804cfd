import styles from './Stops.module.css';

interface StopsProps {
  stops: readonly { when: string; text: string }[];
  className?: string | undefined;
}

/** What happened at some places of a drawing. */
export function Stops({ stops, className }: StopsProps) {
  return (
    <dl className={`${styles.stops} ${className ?? ''}`.trim()}>
      {stops.map(({ when, text }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd className="small soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
