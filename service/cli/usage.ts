/** A command that is used wrongly; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Whether each verb takes an argument, and which options. */
const taken: Readonly<Record<string, { word: boolean; options: readonly string[] }>> = {
  list: { word: false, options: ['suspects', 'parked', 'open', 'limit'] },
  show: { word: true, options: [] },
  export: { word: false, options: ['format'] },
  'reply-times': { word: false, options: ['days', 'format'] },
  taken: { word: true, options: ['by'] },
  'give-back': { word: true, options: ['by'] },
  'hand-over': { word: true, options: ['to', 'by'] },
  answered: { word: true, options: ['by'] },
  aside: { word: true, options: ['by'] },
  reopen: { word: true, options: ['by'] },
  redeliver: { word: true, options: ['parked'] },
  'new-links': { word: true, options: ['all'] },
  genuine: { word: true, options: [] },
  dismiss: { word: true, options: ['suspects'] },
  erase: { word: true, options: ['dry-run'] },
  purge: { word: false, options: ['older-than', 'suspects', 'dry-run'] },
  acts: { word: false, options: ['limit'] },
  backup: { word: true, options: [] },
  create: { word: false, options: [] },
  restore: { word: true, options: [] },
  move: { word: false, options: ['to'] },
};

/** @throws {UsageError} for an argument or option that the verb would ignore */
export function refuseUntaken(verb: string, words: readonly string[], options: readonly string[]): void {
  const takes = taken[verb];
  if (!takes) return;
  const more = words.slice(takes.word ? 1 : 0);
  if (more.length > 0) throw new UsageError(`"${more.join(' ')}" is too much.`);
  const [other] = options.filter((option) => !takes.options.includes(option));
  if (other !== undefined) throw new UsageError(`${verb} takes no --${other}.`);
  // An ID selects one, these options select all.
  const [all] = options.filter((option) => ['parked', 'suspects', 'all'].includes(option));
  if (all !== undefined && words.length > 0) throw new UsageError(`--${all} and an ID exclude each other.`);
}

export const usage = `Usage: npm run inquiries -- VERB

  list [--suspects | --parked] [--limit N]   the newest inquiries (50)
  list --open [--limit N]                    those that nobody has answered, the first that is due first
  show ID                                    one inquiry, whole, with its deliveries
  export --format csv|json                   all inquiries, oldest first
  reply-times [--days 90] [--format json]    how the promise of a reply was kept, up to yesterday
  taken REF [--by WHO]                       say who answers it: the first one has it
  give-back REF, hand-over REF --to WHO      say that somebody else does
  answered REF, aside REF                    say that it is done, or needs no answer
  reopen REF                                 take that back
  redeliver ID | --parked                    deliver it, or all that were given up, again, now
  new-links REF | --all                      end the links in mails and of visitors: of one inquiry, or of all
  genuine ID                                 deliver a suspect after all
  dismiss ID | --suspects                    say that somebody looked, and that it is junk
  erase EMAIL [--dry-run]                    delete every inquiry from this address, for good
  purge --older-than 180d [--dry-run]        delete delivered inquiries and suspects older than this
  purge --older-than 30d --suspects          delete suspects alone, those of a surge too
  acts [--limit N]                           who did what
  create                                     a new, empty database, where the service makes none by itself
  backup FILE                                copy the SQLite file
  restore FILE                               put a copy in its place; the service must not run
  move [--to -]                              copy all rows from SQLite to the empty PostgreSQL database
                                             that MOVE_TO, or a line on standard input, names

REF is the reference in the subject of the mail, such as 7KX2M-9DRTA, or an ID; it may stand wherever an ID does.
The database is the one that DATABASE_URL names. All verbs but restore and move work while the service runs.
`;
