-- What a person wrote and what servers said of it stand in tables of their own, so that nothing of it is left once it
-- is deleted. SQLite moves rows between pages and leaves copies behind; it does not move these. They are only ever
-- added at the end and emptied in place, and empty ones go where nothing else is near (see sqlite/clean.ts). Their
-- numbers have no gaps but those.
CREATE TABLE person (
  row INTEGER PRIMARY KEY,
  -- The address in one spelling, for erasing.
  email_key TEXT NOT NULL,
  digest TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone_number TEXT NOT NULL,
  country TEXT NOT NULL,
  project_brief TEXT NOT NULL,
  path_name TEXT NOT NULL,
  link TEXT
) STRICT;

CREATE TABLE words (
  row INTEGER PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;

CREATE TABLE new_inquiry (
  -- The same number as in person.
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  received_at INTEGER NOT NULL,
  suspicion TEXT,
  client TEXT,
  -- A digest has shown this suspect.
  digested_at INTEGER,
  -- Somebody looked at this suspect and calls it junk.
  dismissed_at INTEGER
) STRICT;

CREATE TABLE new_outbox (
  inquiry_id TEXT NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'parked')),
  attempts INTEGER NOT NULL DEFAULT 0,
  queued_at INTEGER NOT NULL,
  -- The wait runs from waits_from to next_attempt_at: a clock that reads less than waits_from was set back.
  waits_from INTEGER NOT NULL,
  next_attempt_at INTEGER,
  lease TEXT,
  -- Changes whenever the lease is renewed.
  leased_until INTEGER,
  delivered_at INTEGER,
  parked_at INTEGER,
  -- What the server said last.
  words INTEGER,
  PRIMARY KEY (inquiry_id, channel)
) STRICT;

-- A slice at a time, emptied where it stood before the next is taken: memory stays small, and the room of one is used
-- by the next.
-- BEGIN SLICE
INSERT INTO person (email_key, digest, name, email, phone_number, country, project_brief, path_name, link)
  SELECT email_key, digest, name, email, phone_number, country, project_brief, path_name, link
  FROM inquiry ORDER BY rowid LIMIT 200;
INSERT INTO new_inquiry (id, received_at, suspicion, client, digested_at)
  SELECT id, received_at, suspicion, client,
    (SELECT done_at FROM turn WHERE task = 'digest' AND suspicion IS NOT NULL AND received_at < done_at)
  FROM inquiry ORDER BY rowid LIMIT 200;
DELETE FROM inquiry WHERE rowid IN (SELECT rowid FROM inquiry ORDER BY rowid LIMIT 200);
-- END SLICE

-- BEGIN SLICE
INSERT INTO new_outbox
  SELECT inquiry_id, channel, state, attempts, queued_at, waits_from, next_attempt_at, lease, leased_until,
    delivered_at, parked_at,
    CASE WHEN last_error IS NOT NULL THEN (SELECT coalesce(max(row), 0) FROM words)
      + row_number() OVER (PARTITION BY last_error IS NULL ORDER BY place) END
  FROM (SELECT rowid AS place, * FROM outbox ORDER BY rowid LIMIT 200) ORDER BY place;
INSERT INTO words (text)
  SELECT last_error FROM (SELECT rowid AS place, last_error FROM outbox ORDER BY rowid LIMIT 200)
  WHERE last_error IS NOT NULL ORDER BY place;
DELETE FROM outbox WHERE rowid IN (SELECT rowid FROM outbox ORDER BY rowid LIMIT 200);
-- END SLICE

DROP TABLE outbox;
DROP TABLE inquiry;
ALTER TABLE new_inquiry RENAME TO inquiry;
ALTER TABLE new_outbox RENAME TO outbox;

CREATE INDEX inquiry_received ON inquiry (received_at);
CREATE INDEX inquiry_suspect ON inquiry (received_at) WHERE suspicion IS NOT NULL;
CREATE INDEX inquiry_undigested ON inquiry (received_at) WHERE suspicion IS NOT NULL AND digested_at IS NULL;
CREATE INDEX outbox_waiting ON outbox (channel, queued_at, inquiry_id) WHERE state = 'waiting';
CREATE INDEX outbox_parked ON outbox (parked_at) WHERE state = 'parked';
CREATE INDEX outbox_words ON outbox (words) WHERE words IS NOT NULL;

CREATE TRIGGER inquiry_gone AFTER DELETE ON inquiry BEGIN
  UPDATE person SET email_key = '', digest = '', name = '', email = '', phone_number = '', country = '',
    project_brief = '', path_name = '', link = NULL
  WHERE row = old.row;
END;
CREATE TRIGGER delivery_gone AFTER DELETE ON outbox WHEN old.words IS NOT NULL BEGIN
  UPDATE words SET text = '' WHERE row = old.words;
END;
CREATE TRIGGER words_replaced AFTER UPDATE OF words ON outbox WHEN old.words IS NOT NULL AND old.words IS NOT new.words BEGIN
  UPDATE words SET text = '' WHERE row = old.words;
END;

CREATE VIEW whole_inquiry AS SELECT inquiry.*, email_key, digest, name, email, phone_number, country, project_brief,
  path_name, link
FROM inquiry JOIN person USING (row);
CREATE VIEW whole_delivery AS SELECT outbox.*, words.text AS last_error
FROM outbox LEFT JOIN words ON words.row = outbox.words;

-- What a task wrote down at its last turn.
ALTER TABLE turn ADD COLUMN mark INTEGER;

CREATE TABLE salt (value TEXT NOT NULL) STRICT;
INSERT INTO salt VALUES (hex(randomblob(32)));

CREATE TABLE act (
  at INTEGER NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL
) STRICT;
