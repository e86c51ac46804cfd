/** A command that was given wrongly; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const usage = `Usage: npm run inquiries -- VERB

  list [--suspects | --parked] [--limit N]   the newest inquiries (50)
  show ID                                    one inquiry, whole, with its deliveries
  export --format csv|json                   all inquiries, oldest first
  redeliver ID | --parked                    deliver it, or all that were given up, again, now
  genuine ID                                 deliver a suspect after all
  dismiss ID | --suspects                    say that somebody looked, and that it is junk
  erase EMAIL [--dry-run]                    delete every inquiry from this address, for good
  purge --older-than 180d [--dry-run]        delete delivered inquiries and suspects older than this
  purge --older-than 30d --suspects          delete suspects alone, those of a surge too
  acts [--limit N]                           who did what
  backup FILE                                copy the SQLite file
  restore FILE                               put a copy in its place; the service must not run
  move [--to -]                              copy all rows from SQLite to the empty PostgreSQL database
                                             that MOVE_TO, or a line on standard input, names

The database is the one that DATABASE_URL names. All verbs but restore and move work while the service runs.
`;
