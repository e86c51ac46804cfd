-- Compatible from version 3.

-- What the tokens of links are made with. Made anew, it leaves the one before it in its place; NULL as long as there was
-- none.
CREATE TABLE secret (link_key TEXT NOT NULL, previous_key TEXT) STRICT;
INSERT INTO secret VALUES (hex(randomblob(32)), NULL);

-- Raised, it ends the links of one inquiry.
ALTER TABLE inquiry ADD COLUMN link_n INTEGER NOT NULL DEFAULT 0;

CREATE INDEX step_contradicted ON step (at) WHERE kind = 'contradicted';

-- With another address an inquiry moves to a new row of person, as the one before has no room for it.
CREATE TRIGGER inquiry_moved AFTER UPDATE OF row ON inquiry WHEN old.row <> new.row BEGIN
  UPDATE person SET email_key = '', digest = '', name = '', email = '', phone_number = '', country = '',
    project_brief = '', path_name = '', link = NULL, country_code = NULL
  WHERE row = old.row;
END;
