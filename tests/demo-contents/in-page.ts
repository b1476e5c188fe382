import type { Ports } from '../../lib/backend/ports.ts'
import type { Store } from '../../lib/backend/store.ts'
import { fillOrSeed, type SeededContents } from './fill-or-seed.ts'

const cached: { contents?: Promise<SeededContents> } = {}

async function fetched(): Promise<SeededContents> {
  const answer = await fetch('/.cache/demo-contents.json')
  if (!answer.ok) throw new Error(`demo contents: ${answer.status}`)
  return (await answer.json()) as SeededContents // adapter: written by ./write.ts
}

/** Fetched once a page; rows are copied as they are filled in. */
const load = (): Promise<SeededContents> => {
  cached.contents ??= fetched()
  return cached.contents
}

export const seedDemo = (store: Store, ports: Ports): Promise<boolean> => fillOrSeed(load, store, ports)
