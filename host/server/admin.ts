import { parseArgs } from 'node:util'
import { createAdministrator } from 'fangkit/backend'
import { fail, say, UsageError } from './command-line.ts'
import { readConfig } from './config.ts'
import { askPassword } from './password-prompt.ts'
import { openServices } from './services.ts'

const USAGE = 'npm run admin -- create --user NAME [--name DISPLAY-NAME] [--cities 440100,440300]'
const SHORTEST_PASSWORD = 8

/** `npm run admin`: creates the first administrator of an empty database. */
async function main(): Promise<void> {
  const { user, name, cities } = readArguments()
  const config = readConfig(process.env)
  const password = await askPassword(process.env)
  if ([...password].length < SHORTEST_PASSWORD)
    throw new UsageError(`The password needs at least ${SHORTEST_PASSWORD} characters.`)
  const { store, ports } = await openServices(config)
  try {
    await createAdministrator(store, ports, { userName: user, displayName: name, password, ...(cities && { cities }) })
  } catch (error) {
    // A plain Error is a message for the user at the terminal; anything else is a bug.
    throw error instanceof Error && error.name === 'Error' ? new UsageError(error.message) : error
  } finally {
    await store.close()
  }
  say(`Administrator ${user} is ready.`)
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { user: { type: 'string' }, name: { type: 'string' }, cities: { type: 'string' } },
    })
    if (positionals.length !== 1 || positionals[0] !== 'create' || !values.user) throw new UsageError(`Usage: ${USAGE}`)
    return {
      user: values.user,
      name: values.name ?? values.user,
      cities: values.cities?.split(',').filter((code) => code !== ''),
    }
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(`${error instanceof Error ? error.message : ''}\nUsage: ${USAGE}`)
  }
}

await main().catch(fail)
