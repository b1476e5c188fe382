import type { Ports } from '../../lib/backend/ports.ts'
import type { Store } from '../../lib/backend/store.ts'
import { fillOrSeed, type SeededContents } from './fill-or-seed.ts'

async function load(): Promise<SeededContents> {
  const answer = await fetch('/.cache/demo-contents.json')
  if (!answer.ok) throw new Error(`demo contents: ${answer.status}`)
  return (await answer.json()) as SeededContents // adapter: written by ./write.ts
}

export const seedDemo = (store: Store, ports: Ports): Promise<boolean> => fillOrSeed(load, store, ports)
