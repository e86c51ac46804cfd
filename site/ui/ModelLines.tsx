import { Icon } from './Icon.tsx';
import styles from './ModelLines.module.css';

interface ModelLinesProps {
  /** The models in their order; the first two lines of each tell how it is paid and what is agreed. */
  models: readonly {
    id: string;
    name: string;
    /** Name of a Lucide icon, and what it shows. */
    icon: string;
    alt: string;
    lines: readonly { label: string; value: string }[];
  }[];
}

/** The ways to pay on hairlines, each with its icon and its two lines. */
export function ModelLines({ models }: ModelLinesProps) {
  return (
    <dl className={styles.models}>
      {models.map(({ id, name, icon, alt, lines }) => (
        <div key={id} data-fact={`engagement-${id}`}>
          <dt>
            <Icon name={icon} size={20} label={alt} /> {name}
          </dt>
          {lines.slice(0, 2).map(({ label, value }) => (
            <dd key={label} className="soft">
              {value}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
