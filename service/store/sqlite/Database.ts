import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { checkVersion, missing, pendingMigrations, readMigrations } from '../migrations.ts';
import type { Create, MigrationPart } from '../migrations.ts';
import { readNumber } from '../rows.ts';
import { prepareFile } from './file.ts';

export interface DatabaseOptions {
  /** Most pages (4 KiB each) that the file may have; a full disk in miniature. */
  maxPages?: number;
  /** Only a database that is there already, and of this program's version. */
  existing?: boolean;
  create?: Create;
}

export type Row = Record<string, unknown>;

/** What a statement is given: by place, or by name. */
type Values = readonly SQLInputValue[] | Readonly<Record<string, SQLInputValue>>;

const isNamed = (values: Values): values is Record<string, SQLInputValue> => !Array.isArray(values);

/** How long a try waits for another program's lock, in milliseconds. */
const busyMs = 250;
/** The same at start, where nobody waits for an answer. */
const startBusyMs = 5000;

/** An SQLite file of ours, migrated, with its statements prepared once. Everything here is synchronous. */
export class Database {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #synchronous = 'FULL';
  /** Whether it was created now. */
  readonly isNew: boolean;

  constructor(path: string, { maxPages, existing = false, create }: DatabaseOptions = {}) {
    if (existing && !existsSync(path))
      throw new Error('there is no such file. DATABASE_URL names the database.');
    if (create === 'never' && !existsSync(path)) throw new Error(missing);
    if (!existing) prepareFile(path);
    // References are checked once the tables have their shape: until then, one may take another's place.
    this.#db = new DatabaseSync(path, { timeout: startBusyMs, enableForeignKeyConstraints: false });
    try {
      // Takes effect in a new file only.
      this.#db.exec('PRAGMA auto_vacuum = INCREMENTAL');
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
      // What is sorted holds inquiries too: never in a temporary file.
      this.#db.exec('PRAGMA temp_store = MEMORY');
      this.isNew = this.#version() === 0;
      if (existing) checkVersion(readMigrations('sqlite'), this.#version());
      else this.#migrate(create);
      this.#db.exec(`PRAGMA foreign_keys = ON; PRAGMA busy_timeout = ${busyMs}`);
      if (maxPages) this.#db.exec(`PRAGMA max_page_count = ${maxPages}`);
    } catch (error) {
      this.#db.close();
      throw error;
    }
  }

  /** Throws unless every page is what it should be. */
  check(): void {
    const found = this.get('PRAGMA quick_check(1)')?.['quick_check'];
    if (found !== 'ok') throw new Error('the file is damaged: restore a backup');
  }

  /** Runs the work in one transaction; whatever it throws undoes all of it. One that only reads holds nobody up. */
  transaction<Result>(work: () => Result, kind: 'IMMEDIATE' | 'DEFERRED' = 'IMMEDIATE'): Result {
    this.#db.exec(`BEGIN ${kind}`);
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      // After SQLITE_FULL and its like SQLite has rolled back itself.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Runs the work and undoes it; what it throws passes. */
  rehearse(work: () => void): void {
    this.#db.exec('SAVEPOINT rehearsal');
    try {
      work();
    } finally {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK TO rehearsal; RELEASE rehearsal');
    }
  }

  /** Whether the commits from now on are on disk before they return; without it they survive a crash, not a power cut. */
  setDurable(durable: boolean): void {
    const synchronous = durable ? 'FULL' : 'NORMAL';
    if (synchronous === this.#synchronous) return;
    this.#db.exec(`PRAGMA synchronous = ${synchronous}`);
    this.#synchronous = synchronous;
  }

  /**
   * Moves what stands in the write-ahead log into the file and leaves the log empty; false when another program reads
   * or writes just now, for which nobody is made to wait.
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

  #version(): number {
    return readNumber(this.#db.prepare('PRAGMA user_version').get(), 'user_version') ?? 0;
  }

  #migrate(create?: Create): void {
    const migrations = readMigrations('sqlite');
    const pending = pendingMigrations(migrations, this.#version(), create);
    if (pending.length === 0) return;
    this.transaction(() => {
      for (const { parts } of pending) parts.forEach((part) => this.#migratePart(part));
      this.#db.exec(`PRAGMA user_version = ${migrations.length}`);
    });
    // As large as the database by now.
    this.emptyLog();
  }

  #migratePart({ sql, inSlices }: MigrationPart): void {
    do this.#db.exec(sql);
    while (inSlices && readNumber(this.#db.prepare('SELECT changes() AS rows').get(), 'rows') !== 0);
  }
}
