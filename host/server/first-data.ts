import { seedGridRows, seedReference, userTable } from 'fangkit/backend'
import { DEMO_PASSWORD, DEMO_USERS, seedDemo } from 'fangkit/testing'
import { gridRows, grids } from '../grids/grids.ts'
import { UsageError } from './command-line.ts'
import { isLoopback, type Config } from './config.ts'
import type { Services } from './services.ts'

/** What a start finds in the database or adds to it. */
export type FirstData = 'demo brought in' | 'in use' | 'empty'

/**
 * Adds what every installation needs, and demo data to an empty database: by default when it is embedded and only this
 * machine can reach it, otherwise on request.
 * @throws UsageError when others could sign in with the published password
 */
export async function bringInData(
  { store, ports }: Services,
  config: Pick<Config, 'databaseUrl' | 'demo' | 'host'>,
): Promise<FirstData> {
  await seedReference(store, ports)
  await seedGridRows(store, ports, gridRows, { demo: false, grids })
  const reachable = !isLoopback(config.host)
  const withDemo = config.demo || (config.databaseUrl === null && !reachable)
  if (withDemo) {
    if (await seedDemo(store, ports)) {
      await seedGridRows(store, ports, gridRows, { demo: true })
      return 'demo brought in'
    }
  }
  const users = await store.unit({ account: 'system', now: ports.clock() }, (unit) =>
    unit.list(userTable, { where: { field: 'userName', is: DEMO_USERS.map(({ userName }) => userName) } }),
  )
  if (
    reachable &&
    !config.demo &&
    (await anyOpen(
      ports,
      users.rows.map(({ values }) => values['passwordHash']),
    ))
  )
    throw new UsageError(PUBLISHED)
  if (users.total > 0) {
    // Lists that are new in this version also get their demo rows.
    if (withDemo) await seedGridRows(store, ports, gridRows, { demo: true })
    return 'in use'
  }
  const all = await store.unit({ account: 'system', now: ports.clock() }, (unit) =>
    unit.list(userTable, { page: 1, pageSize: 1 }),
  )
  return all.total === 0 ? 'empty' : 'in use'
}

const PUBLISHED = [
  '数据库中有使用公开密码的演示账号，而 HOST 允许其他机器访问，因此不启动。',
  'This database holds demo accounts with the published password, and HOST lets others reach them.',
  'Use HOST=127.0.0.1, another DATA_DIR or DATABASE_URL, or FANGKIT_DEMO=1 if that is what you want.',
].join('\n')

/**
 * Returns whether any demo account still has the published password. Those with a changed password are ordinary
 * accounts.
 */
async function anyOpen({ passwords }: Services['ports'], hashes: readonly unknown[]): Promise<boolean> {
  for (const hash of hashes) if (typeof hash === 'string' && (await passwords.verify(DEMO_PASSWORD, hash))) return true
  return false
}
