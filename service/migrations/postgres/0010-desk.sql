-- Compatible from version 5.

-- What somebody wrote about an inquiry. Without statistics; see 0004-erasable.sql.
ALTER TABLE step ADD COLUMN words TEXT;
ALTER TABLE step ALTER COLUMN words SET STATISTICS 0;

-- Who is signed in at the desk, and where.
CREATE TABLE desk_session (
  -- SHA-256 of what is in the cookie.
  id_hash TEXT PRIMARY KEY,
  who TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL,
  ends_at BIGINT NOT NULL,
  -- When a code was last given.
  fresh_at BIGINT NOT NULL,
  -- The browser, in words.
  device TEXT NOT NULL,
  -- What the tokens of forms are made from.
  csrf TEXT NOT NULL
);

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
  expires_at BIGINT NOT NULL,
  used_at BIGINT
);
CREATE INDEX desk_challenge_holder ON desk_challenge (holder_hash);
