-- The country whose dial code it is, where the form says it: many share one.
ALTER TABLE person ADD COLUMN country_code TEXT;

DROP TRIGGER inquiry_gone;
CREATE TRIGGER inquiry_gone AFTER DELETE ON inquiry BEGIN
  UPDATE person SET email_key = '', digest = '', name = '', email = '', phone_number = '', country = '',
    project_brief = '', path_name = '', link = NULL, country_code = NULL
  WHERE row = old.row;
END;

DROP VIEW whole_inquiry;
CREATE VIEW whole_inquiry AS SELECT inquiry.*, email_key, digest, name, email, phone_number, country, project_brief,
  path_name, link, country_code
FROM inquiry JOIN person USING (row);
