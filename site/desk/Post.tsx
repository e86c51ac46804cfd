import type { ReactNode } from 'react';
import { deskPosts, type DeskForms, type DeskPost, type DeskRow } from '../../contract/desk.ts';
import { fillAddress } from './address.ts';

interface PostProps<P extends DeskPost> {
  post: P;
  /** Fields that are not asked for. */
  fields: Readonly<Partial<DeskForms[P]>>;
  /** The parts of its address. */
  at?: Readonly<Record<string, string>>;
  className?: string | undefined;
  /** The letter of the shortcut that sends it. */
  shortcut?: string;
  children: ReactNode;
}

/** A form of the desk. */
export const Post = <P extends DeskPost>({
  post,
  fields,
  at,
  className,
  shortcut,
  children,
}: PostProps<P>) => (
  <form
    method="post"
    action={fillAddress(deskPosts[post], at)}
    className={className}
    data-shortcut={shortcut}
  >
    {Object.entries(fields).map(
      ([name, value]) =>
        typeof value === 'string' && <input key={name} type="hidden" name={name} value={value} />,
    )}
    {children}
  </form>
);

/** What every form about an inquiry sends. */
export const about = ({ version }: Pick<DeskRow, 'version'>, csrf: string) => ({
  csrf,
  version: String(version),
});
