import styles from './GainIcon.module.css';
import { Icon } from './Icon.tsx';

/** The icon of a benefit, on the line of its title: decoration, since the title says the same. */
export function GainIcon({ name }: { name: string }) {
  return <Icon name={name} className={styles.icon} />;
}
