import type { Picture } from '../../../../lib/Picture.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { FeaturedPost as FeaturedPostContent } from './FeaturedPost.schema.ts';
import styles from './FeaturedPost.module.css';

interface FeaturedPostProps extends Pick<FeaturedPostContent, 'action'> {
  title: string;
  /** What it comes to, in a sentence or two. */
  text: string;
  /** Its subject, author, day and minutes, as one line. */
  about: string;
  address: string;
  picture: Picture;
}

/** The one post to begin with: its cover, and what it comes to. */
export function FeaturedPost({ title, text, about, action, address, picture }: FeaturedPostProps) {
  return (
    <section data-section="featured-post" data-continues="">
      <div className={`container grid ${styles.columns}`}>
        <img className={styles.cover} {...picture} alt="" />
        <div className={styles.words} data-shared="">
          <p className="small soft">{about}</p>
          <h2 className={styles.title}>
            <a href={address}>{withAmpersands(title)}</a>
          </h2>
          <p className="lede">{text}</p>
          <ArrowLink href={address}>{action}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
