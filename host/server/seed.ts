import { parseArgs } from 'node:util'
import { seedManyProjects } from 'fangkit/testing'
import { fail, say, UsageError } from './command-line.ts'
import { readConfig } from './config.ts'
import { bringInData } from './first-data.ts'
import { openServices } from './services.ts'

const USAGE = 'npm run seed -- --projects 1000'
const MOST = 1_000_000

/** `npm run seed`: adds thousands of cases, for tests with large amounts of data. */
async function main(): Promise<void> {
  const count = readCount()
  const config = readConfig(process.env)
  const services = await openServices(config)
  const { store, ports } = services
  try {
    // An empty database has no staff to assign cases to; this adds the demo staff where a normal start would.
    await bringInData(services, config)
    await seedManyProjects(store, ports, count, (done, total) => say(`${done} of ${total}`))
  } catch (error) {
    // A plain Error is a message for the user at the terminal; anything else is a bug.
    throw error instanceof Error && error.name === 'Error' ? new UsageError(error.message) : error
  } finally {
    await store.close()
  }
}

function readCount(): number {
  const { values } = parseArgs({ strict: false, options: { projects: { type: 'string' } } })
  const count = Number(values.projects)
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST) throw new UsageError(`Usage: ${USAGE} (1 to ${MOST})`)
  return count
}

await main().catch(fail)
