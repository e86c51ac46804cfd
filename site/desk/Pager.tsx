import { ROWS_A_PAGE } from '../../contract/desk.ts';
import { withQuery } from './address.ts';
import { OtherLink } from './Button.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  /** The address of the list, and what its query holds besides the page. */
  address: string;
  query?: Readonly<Record<string, string>>;
  page: number;
  total: number;
}

/** The way to the pages before and behind. */
export const Pager = ({ address, query = {}, page, total }: PagerProps) => {
  const last = Math.max(1, Math.ceil(total / ROWS_A_PAGE));
  if (last === 1) return null;
  const to = (wanted: number) => withQuery(address, { ...query, page: wanted === 1 ? '' : String(wanted) });
  const first = (page - 1) * ROWS_A_PAGE + 1;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 && <OtherLink href={to(page - 1)}>Before</OtherLink>}
      <p className="tabular">
        {first} to {Math.min(total, page * ROWS_A_PAGE)} of {total}
      </p>
      {page < last && <OtherLink href={to(page + 1)}>Next</OtherLink>}
    </nav>
  );
};
