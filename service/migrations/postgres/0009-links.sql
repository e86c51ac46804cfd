-- Compatible from version 5.

-- What the tokens of links are made with. Made anew, it leaves the one before it in its place; NULL as long as there was
-- none.
CREATE TABLE secret (link_key TEXT NOT NULL, previous_key TEXT);
INSERT INTO secret VALUES (gen_random_uuid()::text || gen_random_uuid()::text, NULL);

-- Raised, it ends the links of one inquiry.
ALTER TABLE inquiry ADD COLUMN link_n INTEGER NOT NULL DEFAULT 0;

CREATE INDEX step_contradicted ON step (at) WHERE kind = 'contradicted';
