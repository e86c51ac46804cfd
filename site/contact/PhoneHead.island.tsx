import styles from './PhoneHead.module.css';

interface PhoneHeadProps {
  words: string;
  /** Address of the drawing; nothing while the pop-up is closed, so that it is not fetched. */
  art: string | undefined;
}

/** The top of the pop-up on phones, where the left panel has no room. */
export function PhoneHead({ words, art }: PhoneHeadProps) {
  return (
    <div className={styles.head} data-ground="indigo">
      {art && <img className={styles.art} src={art} alt="" width="390" height="104" />}
      <p className={styles.words}>{words}</p>
    </div>
  );
}
