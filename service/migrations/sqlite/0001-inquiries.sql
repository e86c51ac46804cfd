CREATE TABLE inquiry (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone_number TEXT NOT NULL,
  country TEXT NOT NULL,
  project_brief TEXT NOT NULL,
  path_name TEXT NOT NULL,
  link TEXT,
  -- The address in one spelling, for erasing.
  email_key TEXT NOT NULL,
  digest TEXT NOT NULL,
  suspicion TEXT,
  client TEXT
) STRICT;
CREATE INDEX inquiry_received ON inquiry (received_at);
CREATE INDEX inquiry_email ON inquiry (email_key);
CREATE INDEX inquiry_suspect ON inquiry (received_at) WHERE suspicion IS NOT NULL;

CREATE TABLE repeat_key (
  key TEXT PRIMARY KEY,
  inquiry_id TEXT NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  -- NULL: counts as long as the inquiry lives.
  expires_at INTEGER
) STRICT;
CREATE INDEX repeat_key_inquiry ON repeat_key (inquiry_id);

CREATE TABLE outbox (
  inquiry_id TEXT NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'parked')),
  attempts INTEGER NOT NULL DEFAULT 0,
  queued_at INTEGER NOT NULL,
  -- The wait runs from waits_from to next_attempt_at: a clock that reads less than waits_from was set back.
  waits_from INTEGER NOT NULL,
  next_attempt_at INTEGER,
  lease TEXT,
  leased_until INTEGER,
  delivered_at INTEGER,
  parked_at INTEGER,
  last_error TEXT,
  PRIMARY KEY (inquiry_id, channel)
) STRICT;
CREATE INDEX outbox_waiting ON outbox (channel, queued_at, inquiry_id) WHERE state = 'waiting';
CREATE INDEX outbox_parked ON outbox (parked_at) WHERE state = 'parked';

CREATE TABLE rate_window (
  key TEXT PRIMARY KEY,
  hits INTEGER NOT NULL,
  reset_at INTEGER NOT NULL
) STRICT;

CREATE TABLE turn (
  task TEXT PRIMARY KEY,
  next_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;

-- Written and emptied by the readiness check.
CREATE TABLE probe (body BLOB NOT NULL) STRICT;
