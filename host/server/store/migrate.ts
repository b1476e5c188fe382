import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'

interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

const FOLDER = new URL('../migrations/', import.meta.url)

/** Reads the numbered files, in order. @throws Error when a number is missing or used twice */
export function readMigrations(folder: URL = FOLDER): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return names.map((name, index) => {
    if (!name.startsWith(`${String(index + 1).padStart(4, '0')}-`)) throw new Error(`migration ${name} is out of order`)
    // A checkout may have changed the line endings; the content is the same.
    const text = readFileSync(new URL(name, folder), 'utf8').replace(/\r\n/g, '\n')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

/**
 * Runs the migrations that have not run yet.
 * @throws Error when one that ran has been edited, or the database has one that this program does not
 */
export async function migrate(db: Kysely<unknown>, migrations: readonly Migration[] = readMigrations()): Promise<void> {
  await sql`create table if not exists schema_migration (
    name text collate "C" primary key, checksum text not null, applied_at timestamptz not null default now()
  )`.execute(db)
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from schema_migration`.execute(
    db,
  )
  const done = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const unknown = rows.find(({ name }) => migrations.every((migration) => migration.name !== name))
  if (unknown)
    throw new Error(
      `数据库已由更新的版本升级（${unknown.name}），请使用该版本启动 / the database was migrated by a newer version (${unknown.name})`,
    )
  for (const { name, text, checksum } of migrations) {
    const before = done.get(name)
    if (before === checksum) continue
    if (before !== undefined)
      throw new Error(`迁移文件 ${name} 在执行之后被修改 / migration ${name} was edited after it ran`)
    await sql.raw(text).execute(db)
    await sql`insert into schema_migration (name, checksum) values (${name}, ${checksum})`.execute(db)
  }
}
