// A process of its own for the tests of what survives one: `store-process.ts lock|write DIRECTORY`.
import { DataDirInUseError, lockDataDir } from '../../../host/server/store/embedded/data-dir-lock.ts'

const [what = '', dataDir = ''] = process.argv.slice(2)
const say = (line: string) =>
  new Promise<void>((resolve) => {
    process.stdout.write(`${line}\n`, () => {
      resolve()
    })
  })

try {
  if (what === 'lock') {
    await lockDataDir(dataDir, { onLost: () => undefined })
    await say('locked')
    process.stdin.on('end', () => process.exit(0)).resume()
  } else {
    const { openStore } = await import('../../../host/server/store/open-store.ts')
    const { sample, sampleTables } = await import('./sample-tables.ts')
    const store = await openStore({ dataDir, tables: sampleTables, onError: () => undefined })
    await say('opened')
    for (let i = 0; ; i += 1) {
      const key = `${process.pid}/${i}`
      await store.unit({ account: 'A1', now: i }, async (unit) => {
        await unit.insert(sample, { key, project: null, city: null, values: { count: await unit.next('rows') } })
        await unit.insert(sample, { key: `${key}/pair`, project: null, city: null, values: {} })
      })
      await say(`stored ${key}`)
    }
  }
} catch (error) {
  await say(error instanceof DataDirInUseError ? `in use ${error.pid} ${error.message}` : `failed ${String(error)}`)
  process.exit(1)
}
