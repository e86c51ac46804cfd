import styles from './RowGroup.module.css';
import { withAmpersands } from './Title.tsx';

interface RowGroupProps {
  heading: string;
  /** `id` is the anchor of a row; without an address the name stands unlinked. */
  rows: { id: string; name: string; text: string; detail: string; href: string | undefined }[];
}

/** One group of a ruled table: its heading in three columns, its rows in nine. */
export function RowGroup({ heading, rows }: RowGroupProps) {
  return (
    <div className="container">
      <div className={`grid ${styles.group}`}>
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.rows}>
          {rows.map(({ id, name, text, detail, href }) => (
            <li key={id} id={id}>
              <h3>{href ? <a href={href}>{withAmpersands(name)}</a> : withAmpersands(name)}</h3>
              <p>{text}</p>
              <p className="small soft">{detail}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
