-- Statistics for the planner are samples of what visitors wrote, which no erasure would reach: none of these columns has
-- any. Naming its type again drops those that it had.
ALTER TABLE inquiry
  ALTER COLUMN name TYPE TEXT, ALTER COLUMN email TYPE TEXT, ALTER COLUMN phone_number TYPE TEXT,
  ALTER COLUMN country TYPE TEXT, ALTER COLUMN project_brief TYPE TEXT, ALTER COLUMN path_name TYPE TEXT,
  ALTER COLUMN link TYPE TEXT, ALTER COLUMN email_key TYPE TEXT, ALTER COLUMN digest TYPE TEXT,
  ALTER COLUMN client TYPE TEXT;
ALTER TABLE inquiry
  ALTER COLUMN name SET STATISTICS 0, ALTER COLUMN email SET STATISTICS 0, ALTER COLUMN phone_number SET STATISTICS 0,
  ALTER COLUMN country SET STATISTICS 0, ALTER COLUMN project_brief SET STATISTICS 0,
  ALTER COLUMN path_name SET STATISTICS 0, ALTER COLUMN link SET STATISTICS 0,
  ALTER COLUMN email_key SET STATISTICS 0, ALTER COLUMN digest SET STATISTICS 0, ALTER COLUMN client SET STATISTICS 0;
ALTER TABLE outbox ALTER COLUMN last_error TYPE TEXT;
ALTER TABLE outbox ALTER COLUMN last_error SET STATISTICS 0;
ALTER TABLE rate_window ALTER COLUMN key TYPE TEXT;
ALTER TABLE rate_window ALTER COLUMN key SET STATISTICS 0;

-- Written anew in the order of an index, a table leaves nothing behind: this one had none.
ALTER TABLE salt ADD COLUMN single BOOLEAN PRIMARY KEY DEFAULT true CHECK (single);
