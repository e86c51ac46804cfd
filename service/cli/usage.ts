/** A command that was given wrongly; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const usage = `Usage: npm run inquiries -- VERB

  list [--suspects | --parked] [--limit N]   the newest inquiries (50)
  show ID                                    one inquiry, whole, with its deliveries
  export --format csv|json                   all inquiries, oldest first
  redeliver ID                               deliver it again, now
  genuine ID                                 deliver a suspect after all
  erase EMAIL                                delete every inquiry from this address, for good
  purge --older-than 180d [--suspects]       delete delivered inquiries and suspects older than this
  move --to postgres://USER:PASSWORD@HOST/DATABASE
                                             copy all rows from SQLite to an empty PostgreSQL database

The database is the one that DATABASE_URL names. All verbs but move work while the service runs.
`;
