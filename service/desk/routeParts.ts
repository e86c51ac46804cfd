import type { CookieKit } from './access/cookies.ts';
import type { Post } from './access/post.ts';
import type { DeskParts } from './deskParts.ts';
import type { Shown } from './pages/shown.ts';

/** What the routes of the desk work with. */
export interface RouteParts extends DeskParts {
  shown: Shown;
  cookies: CookieKit;
  post: Post;
}
