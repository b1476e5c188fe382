import { once } from 'node:events'
import { createServer } from 'node:net'

const FIRST = 20_000
const EACH = 500

/** Ports of this worker: below those the system gives away by itself, and apart from those of the workers beside it. */
const first = FIRST + EACH * Number(process.env['VITEST_POOL_ID'] ?? 0)
let next = first

/** A port nobody listens on, and nobody else in this run will. */
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
