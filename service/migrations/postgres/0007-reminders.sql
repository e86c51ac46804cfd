-- Compatible from version 5.

-- Reminders of a reply that is due: one row for each threshold of an inquiry, ever, made once that is reached.
CREATE TABLE notice (
  inquiry_id TEXT NOT NULL REFERENCES inquiry (id) ON DELETE CASCADE,
  -- 18h, 23h and so on after it came, or due.
  kind TEXT NOT NULL,
  due_at BIGINT NOT NULL,
  -- sent, or superseded by a later one or by an answer; NULL as long as it waits.
  outcome TEXT,
  lease TEXT,
  leased_until BIGINT,
  PRIMARY KEY (inquiry_id, kind)
);
CREATE INDEX notice_waiting ON notice (due_at, inquiry_id) WHERE outcome IS NULL;
