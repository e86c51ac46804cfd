-- Compatible from version 5.

-- The last migration that was made. Where programs from before this table look for it, they find the version of the
-- oldest program that works on this database.
CREATE TABLE last_migration (version INTEGER NOT NULL);

-- How far staff have come with an inquiry. It changes by steps, each of which raises the version by one.
ALTER TABLE inquiry
  ADD COLUMN state TEXT NOT NULL DEFAULT 'before', ADD COLUMN version INTEGER NOT NULL DEFAULT 0,
  -- When the reply is due, as it was promised; NULL where nobody promised to measure it.
  ADD COLUMN due_at BIGINT,
  ADD COLUMN taken_by TEXT, ADD COLUMN taken_at BIGINT, ADD COLUMN answered_at BIGINT;
ALTER TABLE inquiry ALTER COLUMN state SET DEFAULT 'new';

CREATE INDEX inquiry_open ON inquiry (due_at) WHERE state IN ('new', 'taken');
-- What a reference says of the id, but for two bits.
CREATE INDEX inquiry_reference ON inquiry (right(id, 12));

-- What a program from before this table stores was promised a reply within a day.
CREATE FUNCTION promise_a_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.due_at := new.received_at + 86400000;
  RETURN new;
END $$;
CREATE TRIGGER inquiry_promised BEFORE INSERT ON inquiry FOR EACH ROW
  WHEN (new.due_at IS NULL AND new.state = 'new' AND new.version = 0) EXECUTE FUNCTION promise_a_day();

CREATE TABLE step (
  inquiry_id TEXT NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  -- The inquiry's since this step.
  version INTEGER NOT NULL,
  at BIGINT NOT NULL,
  who TEXT NOT NULL,
  via TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- What the inquiry is since this step, and who has it.
  state TEXT NOT NULL,
  taken_by TEXT,
  PRIMARY KEY (inquiry_id, version)
);
