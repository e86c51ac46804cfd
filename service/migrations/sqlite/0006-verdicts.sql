-- Compatible from version 3.

-- What has become of each promise of a reply so far.
CREATE VIEW promise AS SELECT
  id AS inquiry_id, received_at, due_at,
  -- The day on which the reply was due, in UTC, counted from 1 January 1970.
  due_at / 86400000 AS day,
  -- Hours until somebody answered, a begun one as a whole one; NULL where nobody has.
  CASE WHEN state = 'answered' THEN (answered_at - received_at + 3599999) / 3600000 END AS hours,
  CASE
    WHEN EXISTS (SELECT 1 FROM step WHERE step.inquiry_id = inquiry.id AND kind = 'contradicted') THEN 'contradicted'
    WHEN state = 'answered' THEN CASE WHEN answered_at <= due_at THEN 'kept' ELSE 'late' END
    -- What needs no answer is set aside before one is due, or it was late.
    WHEN state = 'aside' THEN CASE
      WHEN (SELECT max(at) FROM step WHERE step.inquiry_id = inquiry.id AND kind = 'aside') <= due_at THEN 'aside'
      ELSE 'late' END
    ELSE 'open'
  END AS outcome
FROM inquiry WHERE suspicion IS NULL AND due_at IS NOT NULL;

-- The same of inquiries that are gone, so that neither a purge nor an erasure changes what was measured. It names none.
CREATE TABLE verdict (
  day INTEGER NOT NULL,
  hours INTEGER,
  outcome TEXT NOT NULL
) STRICT;
CREATE INDEX verdict_day ON verdict (day);

CREATE TRIGGER inquiry_judged BEFORE DELETE ON inquiry BEGIN
  INSERT INTO verdict (day, hours, outcome)
  SELECT day, hours, CASE outcome WHEN 'open' THEN 'erased' ELSE outcome END FROM promise WHERE inquiry_id = old.id;
END;
