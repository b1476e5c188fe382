import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createMemoryTransport } from '../../lib/testing/memory-transport.ts'
import { CONTENTS } from './contents.ts'

const seededAt = Date.now()
const contents = await createMemoryTransport({ now: () => seededAt }).contents()
mkdirSync(dirname(CONTENTS), { recursive: true })
const unfinished = `${CONTENTS}.${process.pid}`
writeFileSync(unfinished, JSON.stringify({ ...contents, seededAt }))
renameSync(unfinished, CONTENTS)
