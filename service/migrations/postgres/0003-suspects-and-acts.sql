-- A digest has shown this suspect; somebody looked at it and calls it junk.
ALTER TABLE inquiry ADD COLUMN digested_at BIGINT, ADD COLUMN dismissed_at BIGINT;
UPDATE inquiry SET digested_at = done_at FROM turn
  WHERE task = 'digest' AND suspicion IS NOT NULL AND received_at < done_at;
CREATE INDEX inquiry_undigested ON inquiry (received_at) WHERE suspicion IS NOT NULL AND digested_at IS NULL;

-- What a task wrote down at its last turn.
ALTER TABLE turn ADD COLUMN mark BIGINT;

CREATE TABLE salt (value TEXT NOT NULL);
INSERT INTO salt VALUES (gen_random_uuid()::text || gen_random_uuid()::text);

CREATE TABLE act (
  at BIGINT NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL
);
