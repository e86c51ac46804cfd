import { GainIcon } from '../../../ui/GainIcon.tsx';
import { withAmpersands } from '../../../ui/Title.tsx';
import styles from './Effects.module.css';

interface EffectsProps {
  effects: readonly { icon: string; title: string; text: string }[];
  /** What stands apart from the drawing above them: margin, rule, columns. */
  className: string | undefined;
  /** The topic of the page that they answer, where it is not that of the section. */
  topic?: 'benefits';
  /** Smaller headings, closer together. */
  isClose?: boolean;
}

/** What the reader gains by that which is drawn above, an icon and a sentence each. */
export function Effects({ effects, className, topic, isClose = false }: EffectsProps) {
  return (
    <ul
      role="list"
      className={`${styles.effects} ${className}`}
      data-section={topic}
      data-close={isClose || undefined}
    >
      {effects.map(({ icon, title, text }) => (
        <li key={title}>
          <h3>
            <GainIcon name={icon} />
            {withAmpersands(title)}
          </h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
