import { once } from 'node:events'
import { createServer } from 'node:net'

const FIRST = 20_000
const EACH = 500

/** Ports of this worker: below the system's ephemeral ports, and apart from those of the other workers. */
const first = FIRST + EACH * Number(process.env['VITEST_POOL_ID'] ?? 0)
let next = first

/** Returns a port that is free and that no other worker of this run uses. */
export async function freePort(): Promise<number> {
  while (next < first + EACH) {
    const port = next
    next += 1
    if (await isFree(port)) return port
  }
  throw new Error(`no port is free between ${first} and ${first + EACH}`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isListening) return false
  probe.close()
  await once(probe, 'close')
  return true
}
