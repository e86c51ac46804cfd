import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import { pendingMigrations, readMigrations } from '../migrations.ts';
import { readNumber } from '../rows.ts';

export interface DatabaseOptions {
  /** Most pages (4 KiB each) that the file may have; a full disk in miniature. */
  maxPages?: number;
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

  constructor(path: string, { maxPages }: DatabaseOptions = {}) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    this.#db = new DatabaseSync(path, { timeout: startBusyMs, enableForeignKeyConstraints: true });
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
    // What is sorted or rebuilt holds inquiries too: never in a temporary file.
    this.#db.exec('PRAGMA temp_store = MEMORY');
    this.#migrate();
    this.#db.exec(`PRAGMA busy_timeout = ${busyMs}`);
    if (maxPages) this.#db.exec(`PRAGMA max_page_count = ${maxPages}`);
  }

  /** Runs the work in one transaction; whatever it throws undoes all of it. */
  transaction<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN IMMEDIATE');
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

  /** Whether the commits from now on are on disk before they return; without it they survive a crash, not a power cut. */
  setDurable(durable: boolean): void {
    const synchronous = durable ? 'FULL' : 'NORMAL';
    if (synchronous === this.#synchronous) return;
    this.#db.exec(`PRAGMA synchronous = ${synchronous}`);
    this.#synchronous = synchronous;
  }

  /** How many rows the statement changed. */
  run(sql: string, values: Values): number {
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

  #migrate(): void {
    const migrations = readMigrations('sqlite');
    this.transaction(() => {
      const version = readNumber(this.#db.prepare('PRAGMA user_version').get(), 'user_version') ?? 0;
      for (const { sql } of pendingMigrations(migrations, version)) this.#db.exec(sql);
      this.#db.exec(`PRAGMA user_version = ${migrations.length}`);
    });
  }
}
