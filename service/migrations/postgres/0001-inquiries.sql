CREATE TABLE inquiry (
  id TEXT PRIMARY KEY,
  received_at BIGINT NOT NULL,
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
);
CREATE INDEX inquiry_received ON inquiry (received_at);
CREATE INDEX inquiry_email ON inquiry (email_key);
CREATE INDEX inquiry_suspect ON inquiry (received_at) WHERE suspicion IS NOT NULL;

CREATE TABLE repeat_key (
  key TEXT PRIMARY KEY,
  inquiry_id TEXT NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  -- NULL: counts as long as the inquiry lives.
  expires_at BIGINT
);
CREATE INDEX repeat_key_inquiry ON repeat_key (inquiry_id);

CREATE TABLE outbox (
  inquiry_id TEXT NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'parked')),
  attempts INTEGER NOT NULL DEFAULT 0,
  queued_at BIGINT NOT NULL,
  -- The wait runs from waits_from to next_attempt_at: a clock that reads less than waits_from was set back.
  waits_from BIGINT NOT NULL,
  next_attempt_at BIGINT,
  lease TEXT,
  leased_until BIGINT,
  delivered_at BIGINT,
  parked_at BIGINT,
  last_error TEXT,
  PRIMARY KEY (inquiry_id, channel)
);
CREATE INDEX outbox_waiting ON outbox (channel, queued_at, inquiry_id) WHERE state = 'waiting';
CREATE INDEX outbox_parked ON outbox (parked_at) WHERE state = 'parked';

CREATE TABLE rate_window (
  key TEXT PRIMARY KEY,
  hits INTEGER NOT NULL,
  reset_at BIGINT NOT NULL
);

CREATE TABLE turn (
  task TEXT PRIMARY KEY,
  next_at BIGINT NOT NULL,
  done_at BIGINT
);

-- Written and emptied by the readiness check.
CREATE TABLE probe (body BYTEA NOT NULL);
