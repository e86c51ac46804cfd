import { SectionHead } from '../../ui/SectionHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { PostShelves as PostShelvesContent } from './PostShelves.schema.ts';
import styles from './PostShelves.module.css';

/** What a row shows of a post. */
interface ShelvedPost {
  title: string;
  category: string;
  minutes: number;
  /** When it was published, for programs and in words. */
  published: { day: string; words: string };
  address: string;
}

interface PostShelvesProps extends Omit<PostShelvesContent, 'topics'> {
  topics: readonly { name: string; text: string; posts: readonly ShelvedPost[] }[];
}

/** All posts by topic: the topic on the left, its posts in rows whose colour slides in under the pointer. */
export function PostShelves({ heading, lede, topics }: PostShelvesProps) {
  return (
    <section data-section="post-list-by-topic" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        {topics.map(({ name, text, posts }) => (
          <div key={name} className={`grid ${styles.topic}`}>
            <div className={styles.about}>
              <h3>{withAmpersands(name)}</h3>
              <p className="small soft">{text}</p>
            </div>
            <ul role="list" className={styles.posts} data-shared="">
              {posts.map(({ title, category, minutes, published, address }) => (
                <li key={address}>
                  <h4>
                    <a href={address}>{withAmpersands(title)}</a>
                  </h4>
                  <p className="small soft">
                    {category}, {minutes} minutes, <time dateTime={published.day}>{published.words}</time>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
