-- Compatible from version 3.

-- What somebody wrote about an inquiry, where nothing of it is left once that is deleted; see 0002-persons.sql. A table
-- of its own, as programs from before it take rows of words that no delivery names for empty ones.
CREATE TABLE step_words (
  row INTEGER PRIMARY KEY,
  text TEXT NOT NULL
) STRICT;
ALTER TABLE step ADD COLUMN words INTEGER;
CREATE INDEX step_with_words ON step (words) WHERE words IS NOT NULL;
CREATE TRIGGER step_gone AFTER DELETE ON step WHEN old.words IS NOT NULL BEGIN
  UPDATE step_words SET text = '' WHERE row = old.words;
END;
CREATE VIEW whole_step AS SELECT inquiry_id, version, at, who, via, kind, state, taken_by, step_words.text AS words
FROM step LEFT JOIN step_words ON step_words.row = step.words;

-- Who is signed in at the desk, and where.
CREATE TABLE desk_session (
  -- SHA-256 of what is in the cookie.
  id_hash TEXT PRIMARY KEY,
  who TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- When a code was last given.
  fresh_at INTEGER NOT NULL,
  -- The browser, in words.
  device TEXT NOT NULL,
  -- What the tokens of forms are made from.
  csrf TEXT NOT NULL
) STRICT;

-- Sign-in mails and fresh codes, one row for each that was asked for, whether or not anybody of the desk has the address.
CREATE TABLE desk_challenge (
  -- SHA-256 of what is in the link.
  link_hash TEXT PRIMARY KEY,
  -- SHA-256 of what the browser that asked has in a cookie; NULL for a link from the command line.
  holder_hash TEXT,
  -- signIn, or fresh for a code of somebody who is signed in.
  purpose TEXT NOT NULL,
  -- NULL where nobody of the desk has the address.
  who TEXT,
  -- By scrypt, with what is in the cookie as its salt; NULL where there is no code.
  code_hash TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX desk_challenge_holder ON desk_challenge (holder_hash);
