import type { Ports } from '../../lib/backend/ports.ts'
import type { Store } from '../../lib/backend/store.ts'
import { dayOf } from '../../lib/catalogue/day.ts'
import { seedDemo as reallySeedDemo } from '../../lib/testing/demo/seed-demo.ts'
import type { MemoryContents } from '../../lib/testing/memory-contents.ts'
import type { MemoryFiles } from '../../lib/testing/memory-files.ts'
import { fillStore } from '../../lib/testing/memory-store.ts'

/** The demo data as they were seeded at one time. */
export interface SeededContents extends MemoryContents {
  /** In epoch milliseconds. */
  readonly seededAt: number
}

const filesOf = (ports: Ports): MemoryFiles | null =>
  // adapter: the files of a page, known by what only they can do
  'fill' in ports.files ? (ports.files as MemoryFiles) : null

/**
 * Does what `seedDemo` does, with data seeded before where they are the same: in memory, on the day they were seeded.
 * A test with a clock of its own gets data of its own.
 */
export async function fillOrSeed(load: () => Promise<SeededContents>, store: Store, ports: Ports): Promise<boolean> {
  const now = ports.clock()
  const files = filesOf(ports)
  if (files === null) return reallySeedDemo(store, ports)
  const contents = await load()
  if (now < contents.seededAt || dayOf(now) !== dayOf(contents.seededAt)) return reallySeedDemo(store, ports)
  files.fill(contents.files)
  return fillStore(store, contents) || reallySeedDemo(store, ports)
}
