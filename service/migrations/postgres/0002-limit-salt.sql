-- What addresses are hidden with in rate_window, for one day; instances share it.
CREATE TABLE limit_salt (
  day BIGINT PRIMARY KEY,
  salt TEXT NOT NULL
);
