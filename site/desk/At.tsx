import { momentInWords, type TimeForm } from './times.ts';

/** A moment, in UTC until a script puts the reader's own clock there. */
export const At = ({ at, form = 'near' }: { at: number; form?: TimeForm }) => (
  <time dateTime={new Date(at).toISOString()} data-time={form}>
    {momentInWords(at, form, 'UTC')}
  </time>
);
