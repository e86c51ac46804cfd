/** What runs a statement. */
export interface Queries {
  query(sql: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}
