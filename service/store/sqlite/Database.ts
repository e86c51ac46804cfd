import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { checkVersion, missing, pendingMigrations, readMigrations, versionAfter } from '../migrations.ts';
import type { Create, DatabaseVersion, MigrationPart } from '../migrations.ts';
import { readNumber } from '../rows.ts';
import { prepareFile } from './file.ts';
import { setVersion, versionOf } from './version.ts';

export interface DatabaseOptions {
  /** Most pages (4 KiB each) that the file may have; a full disk in miniature. */
  maxPages?: number;
  /** Opens only an existing database of this program's version. */
  existing?: boolean;
  create?: Create;
}

export type Row = Record<string, unknown>;

/** The parameters of a statement, by position or by name. */
type Values = readonly SQLInputValue[] | Readonly<Record<string, SQLInputValue>>;

const isNamed = (values: Values): values is Record<string, SQLInputValue> => !Array.isArray(values);

/** How long a call waits for another program's lock, in milliseconds. */
const busyMs = 250;
/** The same at the start, when nobody is waiting for an answer. */
const startBusyMs = 5000;

/** An SQLite file of ours, migrated, with its statements prepared once. Everything here is synchronous. */
export class Database {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #synchronous = 'FULL';
  /** Whether opening created it. */
  readonly isNew: boolean;

  constructor(path: string, { maxPages, existing = false, create }: DatabaseOptions = {}) {
    if (existing && !existsSync(path))
      throw new Error('there is no such file. DATABASE_URL names the database.');
    if (create === 'never' && !existsSync(path)) throw new Error(missing);
    if (!existing) prepareFile(path);
    // Foreign keys are enforced only after the migrations, which may replace one table by another.
    this.#db = new DatabaseSync(path, { timeout: startBusyMs, enableForeignKeyConstraints: false });
    try {
      // Only takes effect in a new file.
      this.#db.exec('PRAGMA auto_vacuum = INCREMENTAL');
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
      // Sorting may spill inquiries, which must not end up in a temporary file.
      this.#db.exec('PRAGMA temp_store = MEMORY');
      const found = versionOf(this.#db);
      this.isNew = found.version === 0;
      if (existing) checkVersion(readMigrations('sqlite'), found);
      else this.#migrate(found, create);
      this.#db.exec(`PRAGMA foreign_keys = ON; PRAGMA busy_timeout = ${busyMs}`);
      if (maxPages) this.#db.exec(`PRAGMA max_page_count = ${maxPages}`);
    } catch (error) {
      this.#db.close();
      throw error;
    }
  }

  /** Throws unless every page is sound. */
  check(): void {
    const found = this.get('PRAGMA quick_check(1)')?.['quick_check'];
    if (found !== 'ok') throw new Error('the file is damaged: restore a backup');
  }

  /**
   * Runs the work in one transaction; if it throws, all of it is rolled back. A DEFERRED one that only reads blocks
   * nobody.
   */
  transaction<Result>(work: () => Result, kind: 'IMMEDIATE' | 'DEFERRED' = 'IMMEDIATE'): Result {
    this.#db.exec(`BEGIN ${kind}`);
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // After SQLITE_FULL and similar errors SQLite has already rolled back.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Runs the work and rolls it back; rethrows its errors. */
  rehearse(work: () => void): void {
    this.#db.exec('SAVEPOINT rehearsal');
    try {
      work();
    } finally {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK TO rehearsal; RELEASE rehearsal');
    }
  }

  /** Whether commits wait until they are on disk; without that they survive a crash, but not a power cut. */
  setDurable(durable: boolean): void {
    const synchronous = durable ? 'FULL' : 'NORMAL';
    if (synchronous === this.#synchronous) return;
    this.#db.exec(`PRAGMA synchronous = ${synchronous}`);
    this.#synchronous = synchronous;
  }

  /**
   * Moves the write-ahead log into the file and truncates the log; false if another program is reading or writing at
   * the moment, since nobody should have to wait for this.
   */
  emptyLog(): boolean {
    this.#db.exec('PRAGMA busy_timeout = 0');
    try {
      return readNumber(this.get('PRAGMA wal_checkpoint(TRUNCATE)'), 'busy') === 0;
    } finally {
      this.#db.exec(`PRAGMA busy_timeout = ${busyMs}`);
    }
  }

  /** How many rows the statement changed. */
  run(sql: string, values: Values = []): number {
    const statement = this.#prepare(sql);
    return Number((isNamed(values) ? statement.run(values) : statement.run(...values)).changes);
  }

  all(sql: string, values: Values = []): Row[] {
    const statement = this.#prepare(sql);
    return isNamed(values) ? statement.all(values) : statement.all(...values);
  }

  /** The first row. */
  get(sql: string, values: Values = []): Row | undefined {
    return this.all(sql, values)[0];
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  close(): void {
    this.#db.close();
  }

  #prepare(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #migrate(found: DatabaseVersion, create?: Create): void {
    const migrations = readMigrations('sqlite');
    const pending = pendingMigrations(migrations, found, create);
    if (pending.length === 0) return;
    this.transaction(() => {
      for (const { parts } of pending) parts.forEach((part) => this.#migratePart(part));
      setVersion(this.#db, versionAfter(migrations));
    });
    // A migration can make the log as large as the database.
    this.emptyLog();
  }

  #migratePart({ sql, inSlices }: MigrationPart): void {
    do this.#db.exec(sql);
    while (inSlices && readNumber(this.#db.prepare('SELECT changes() AS rows').get(), 'rows') !== 0);
  }
}
