import { parseArgs } from 'node:util'
import { seedManyProjects } from 'fangkit/backend'
import { fail, say, UsageError } from './command-line.ts'
import { readConfig } from './config.ts'
import { bringInData } from './first-data.ts'
import { openServices } from './services.ts'

const USAGE = 'npm run seed -- --projects 1000'
const MOST = 1_000_000

/** `npm run seed`: adds cases by the thousand, for trying the system at scale. */
async function main(): Promise<void> {
  const count = readCount()
  const config = readConfig(process.env)
  const services = await openServices(config)
  const { store, ports } = services
  try {
    // An empty database has nobody to give cases to; where a start would bring the demo staff in, so does this.
    await bringInData(services, config)
    await seedManyProjects(store, ports, count, (done, total) => say(`${done} of ${total}`))
  } catch (error) {
    // A plain error is the answer to what was asked for; anything else is a fault.
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
