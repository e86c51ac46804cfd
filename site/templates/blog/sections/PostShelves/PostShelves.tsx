import { FewStrokes } from '../../../../art/charts/FewStrokes.tsx';
import type { Picture } from '../../../../lib/Picture.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PostShelves as PostShelvesContent } from './PostShelves.schema.ts';
import linked from '../../../../ui/linkedRows.module.css';
import styles from './PostShelves.module.css';

/** What a card shows of a post. */
interface ShelvedPost {
  title: string;
  minutes: number;
  /** When it was published, for programs and in words. */
  published: { day: string; words: string };
  address: string;
  /** Its cover in a file of its own. */
  picture: Picture;
}

interface PostShelvesProps extends Omit<PostShelvesContent, 'topics'> {
  topics: readonly { name: string; text: string; posts: readonly ShelvedPost[] }[];
}

/** All posts by topic as covers, the newest of each topic large; a stroke for every minute that one takes to read. */
export function PostShelves({ heading, lede, topics }: PostShelvesProps) {
  return (
    <section data-section="post-list-by-topic" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        {topics.map(({ name, text, posts }) => (
          <div key={name} className={styles.topic}>
            <div className={`grid ${styles.about}`}>
              <h3>{withAmpersands(name)}</h3>
              <p className="soft">{text}</p>
            </div>
            <ul role="list" className={`grid ${linked.rows} ${styles.posts}`} data-shared="">
              {posts.map(({ title, minutes, published, address, picture }) => (
                <li key={address}>
                  <img {...picture} alt="" loading="lazy" />
                  <div className={styles.words}>
                    <h4>
                      <a href={address}>{withAmpersands(title)}</a>
                    </h4>
                    <p className={`small ${styles.minutes}`}>
                      <FewStrokes count={minutes} /> {minutes} minutes
                    </p>
                    <p className="small soft">
                      <time dateTime={published.day}>{published.words}</time>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
