import { chmodSync, rmSync } from 'node:fs';
import { Database } from './Database.ts';
import type { DatabaseOptions } from './Database.ts';
import { faultOf, isWriteFailure } from './faultOf.ts';
import { identify, isOverQuota, parts } from './file.ts';
import type { Fault } from './verbs.ts';

/** Thrown while the path leads to no file, or to one that cannot be opened; nothing is written meanwhile. */
class FileLost extends Error {
  override name = 'FileLost';
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.every((part, index) => part === other[index]);

/**
 * The database at a path, for as long as the path leads to the file that is open: what is written to a file that was
 * removed or replaced would be gone at the next start.
 */
export class OpenFile {
  readonly #path: string;
  readonly #options: DatabaseOptions;
  #database: Database | null;
  #files: (string | null)[];
  /** Whether the database was created at the start. */
  readonly isNew: boolean;

  constructor(path: string, options: DatabaseOptions = {}) {
    this.#path = path;
    // What is put in its place later is there, or on its way.
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
    // Still open, it can be put back.
    if (files[0] === null)
      throw new FileLost('the database file is gone: put it back, or start the service anew');
    return this.#reopen(files[0] === this.#files[0]);
  }

  /** What an error means. A quota that is used up looks like a disk that fails, until the system itself is asked. */
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

  /** Closes what was open, with all that it holds in its file; of a file that may be lost with it, a copy stays. */
  #leave(database: Database, sameFile: boolean): void {
    if (!database.emptyLog())
      throw new FileLost('the database file was replaced, but somebody reads the old one');
    if (!sameFile) this.#keepCopy(database);
    this.close();
    if (sameFile) return;
    // Read together with the new file, the log of the old one would spoil it.
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
