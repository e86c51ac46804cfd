-- The country whose dial code it is, where the form says it: many share one.
ALTER TABLE inquiry ADD COLUMN country_code TEXT;
ALTER TABLE inquiry ALTER COLUMN country_code SET STATISTICS 0;
