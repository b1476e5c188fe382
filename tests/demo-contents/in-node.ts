import { readFile } from 'node:fs/promises'
import type { Ports } from '../../lib/backend/ports.ts'
import type { Store } from '../../lib/backend/store.ts'
import { fillOrSeed, type SeededContents } from './fill-or-seed.ts'
import { CONTENTS } from './contents.ts'

const cached: { contents?: Promise<SeededContents> } = {}

const parsed = (text: string): SeededContents => JSON.parse(text) as SeededContents // adapter: written by ./write.ts

/** Read once a process; rows are copied as they are filled in. */
const load = (): Promise<SeededContents> => {
  cached.contents ??= readFile(CONTENTS, 'utf8').then(parsed)
  return cached.contents
}

export const seedDemo = (store: Store, ports: Ports): Promise<boolean> => fillOrSeed(load, store, ports)
