import { chmodSync, rmSync } from 'node:fs';
import { Database } from './Database.ts';
import type { DatabaseOptions } from './Database.ts';
import { faultOf, isWriteFailure } from './faultOf.ts';
import { identify, isOverQuota, parts } from './file.ts';
import type { Fault } from './verbs.ts';

/** Thrown while the path leads to no file, or to one that cannot be opened; nothing is written in that state. */
class FileLost extends Error {
  override name = 'FileLost';
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.every((part, index) => part === other[index]);

/**
 * The database at a path, as long as the path still leads to the open file: anything written to a removed or replaced
 * file would be gone at the next start.
 */
export class OpenFile {
  readonly #path: string;
  readonly #options: DatabaseOptions;
  #database: Database | null;
  #files: (string | null)[];
  /** Whether the start created the database. */
  readonly isNew: boolean;

  constructor(path: string, options: DatabaseOptions = {}) {
    this.#path = path;
    // Once open, a missing file is never created again: whoever moved it will put one back.
    this.#options = { ...options, create: 'never' };
    this.#database = new Database(path, options);
    this.isNew = this.#database.isNew;
    if (!options.existing) this.#database.check();
    this.#files = identify(path);
  }

  /** @throws {FileLost} */
  use(): Database {
    const files = identify(this.#path);
    if (this.#database && isSame(files, this.#files)) return this.#database;
    // The old file stays open, so that it can still be put back.
    if (files[0] === null)
      throw new FileLost('the database file is gone: put it back, or start the service anew');
    return this.#reopen(files[0] === this.#files[0]);
  }

  /** Classifies an error. An exhausted quota looks like a failing disk until the system is asked. */
  faultOf(error: unknown): Fault {
    if (isWriteFailure(error) && isOverQuota(this.#path))
      return { kind: 'unavailable', message: 'disk quota exceeded' };
    if (error instanceof FileLost) return { kind: 'unavailable', message: error.message };
    return faultOf(error);
  }

  close(): void {
    this.#database?.close();
    this.#database = null;
  }

  #reopen(sameFile: boolean): Database {
    if (this.#database) this.#leave(this.#database, sameFile);
    try {
      this.#database = new Database(this.#path, this.#options);
      if (!sameFile) this.#database.check();
    } catch (error) {
      this.close();
      throw new FileLost(`the database file cannot be opened: ${String(error)}`, { cause: error });
    }
    this.#files = identify(this.#path);
    return this.#database;
  }

  /**
   * Closes the open database after moving its log into the file. If the file itself may be lost, a copy of it stays.
   */
  #leave(database: Database, sameFile: boolean): void {
    if (!database.emptyLog())
      throw new FileLost('the database file was replaced, but somebody reads the old one');
    if (!sameFile) this.#keepCopy(database);
    this.close();
    if (sameFile) return;
    // The old file's log would corrupt the new file if they were opened together.
    const now = identify(this.#path);
    parts.forEach((part, index) => {
      if (now[index] === this.#files[index]) rmSync(this.#path + part, { force: true });
    });
  }

  #keepCopy(database: Database): void {
    const copy = `${this.#path}.replaced-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
      database.run('VACUUM INTO ?', [copy]);
      chmodSync(copy, 0o600);
    } catch (error) {
      rmSync(copy, { force: true });
      throw error;
    }
  }
}
