import { deskPages, type DeskProps } from '../../contract/desk.ts';
import { Next, Other } from './Button.tsx';
import { Desk } from './Desk.tsx';
import { Field } from './Field.tsx';
import list from './List.module.css';
import { Post } from './Post.tsx';
import { Rows } from './Rows.tsx';
import styles from './Search.module.css';

/** A search over what visitors wrote and what staff noted; sent as a form, so that no name stands in an address. */
export const Search = (props: DeskProps['search']) => {
  const { csrf, result } = props;
  const count = result?.rows.length ?? 0;
  return (
    <Desk desk={props} title="Search" here="search">
      <div className={`container ${list.list}`}>
        <div className={list.head}>
          <h1>Search</h1>
        </div>
        <Post post="search" fields={{ csrf, before: '' }} className={styles.form}>
          <Field name="words" label="Name, address, number, reference, or words of the brief or of a note">
            {(control) => (
              <input {...control} type="search" defaultValue={result?.words} autoComplete="off" required />
            )}
          </Field>
          <Next>Search</Next>
        </Post>
        {result && (
          <section className={styles.found} aria-labelledby="found">
            <h2 id="found">{count === 0 ? 'Nothing found' : 'Found, newest first'}</h2>
            {count > 0 && <Rows desk={props} rows={result.rows} />}
            {result.cut && (
              <p className="lede">The search took too long and stopped. Older inquiries were not searched.</p>
            )}
            {result.older !== null && (
              <Post post="search" fields={{ csrf, words: result.words, before: result.older }}>
                <Other>Search older inquiries</Other>
              </Post>
            )}
            {result.older === null && count > 0 && <p className="soft">That is all.</p>}
            <p>
              <a href={deskPages.list}>Back to what is open</a>
            </p>
          </section>
        )}
      </div>
    </Desk>
  );
};
