import { readdirSync, rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Engine, startEngine } from '../../../host/server/store/embedded/engine.ts'
import { openStore } from '../../../host/server/store/open-store.ts'
import { startChild } from './child-process.ts'
import { temporaryDir, type Problems } from './opened.ts'
import { sample, sampleTables } from './sample-tables.ts'
import { by } from './store-contract.ts'

const WRITES = 40
const KILLS = 2
const PATIENCE_MS = 180_000
/** Long enough that a busy machine is not taken for a busy statement. */
const BUSY_FOR_MS = 2_500

describe('the embedded database', () => {
  let dataDir = ''
  let temporary = ''
  beforeEach(() => {
    dataDir = temporaryDir()
    temporary = temporaryDir()
    vi.stubEnv('TMPDIR', temporary)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    for (const dir of [dataDir, temporary]) rmSync(dir, { recursive: true, force: true })
  })
  const open = () => openStore({ dataDir, tables: sampleTables, onError: () => undefined })

  it(
    'keeps what it stored when it is closed and opened again',
    async () => {
      const first = await open()
      await first.unit(by(), async (unit) => {
        await unit.insert(sample, {
          key: 'k1',
          project: null,
          city: null,
          values: { name: '甲', count: await unit.next('rows') },
        })
      })
      expect(first.embedded).toBe(true)
      await first.close()
      const second = await open()
      expect(
        await second.unit(by(), async (unit) => [(await unit.get(sample, 'k1'))?.values, await unit.next('rows')]),
      ).toEqual([{ name: '甲', count: 1 }, 2])
      expect(readdirSync(temporary).filter((name) => name.startsWith('fangkit-'))).toHaveLength(1)
      await second.close()
      expect(readdirSync(temporary).filter((name) => name.startsWith('fangkit-'))).toEqual([])
    },
    PATIENCE_MS,
  )

  it(
    'loses nothing it acknowledged when its process is killed, keeps no half units, and opens again',
    async () => {
      const acknowledged: string[] = []
      for (let kill = 0; kill < KILLS; kill += 1) {
        const writer = startChild('write', dataDir)
        await writer.says((line) => line === 'opened')
        await expect(open()).rejects.toMatchObject({ name: 'DataDirInUseError', pid: writer.pid })
        await writer.says(() => writer.lines.length > WRITES)
        await writer.kill()
        acknowledged.push(...writer.lines.flatMap((line) => (line.startsWith('stored ') ? [line.slice(7)] : [])))
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * WRITES)
      const store = await open()
      const { rows } = await store.unit(by(), (unit) => unit.list(sample))
      const keys = new Set(rows.map(({ key }) => key))
      expect(acknowledged.filter((key) => !keys.has(key))).toEqual([])
      expect(rows.filter(({ key }) => !key.endsWith('/pair') && !keys.has(`${key}/pair`))).toEqual([])
      const numbers = rows.flatMap(({ values }) => (typeof values['count'] === 'number' ? [values['count']] : []))
      expect(new Set(numbers).size).toBe(numbers.length)
      await store.close()
      expect(readdirSync(temporary).filter((name) => name.startsWith('fangkit-'))).toEqual([])
    },
    PATIENCE_MS,
  )
})

describe('the thread of the embedded database', () => {
  let dataDir = ''
  let engine: Engine
  let pool: pg.Pool
  const problems: Problems = []
  beforeAll(async () => {
    dataDir = temporaryDir()
    engine = await startEngine({
      dataDir,
      onError: (problem) => {
        problems.push(problem)
      },
      busyForMs: BUSY_FOR_MS,
    })
    engine.guard()
    pool = new pg.Pool({ host: engine.host, port: engine.port, user: 'postgres', database: 'postgres', max: 1 })
    pool.on('error', () => undefined)
  })
  beforeEach(async () => {
    await pool.query('drop table if exists kept')
    await pool.query('create table kept (n int)')
    await pool.query('insert into kept values (1)')
    problems.length = 0
  })
  afterAll(async () => {
    await pool.end()
    await engine.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const stored = async () => {
    await engine.ready()
    return (await pool.query('select n from kept')).rows
  }

  it('is ended and started again when a statement keeps it busy for too long; what was stored is there', async () => {
    await expect(pool.query('select pg_sleep(60)')).rejects.toThrow()
    expect(await stored()).toEqual([{ n: 1 }])
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('busy')])
  })

  it('is not ended by many statements that are each quick', async () => {
    for (const until = Date.now() + 2 * BUSY_FOR_MS; Date.now() < until; )
      await pool.query('insert into kept values (2)')
    expect(problems).toEqual([])
  })

  it('undoes the transaction that was open when it was started again', async () => {
    const client = await pool.connect()
    client.on('error', () => undefined)
    await client.query('begin')
    await client.query('insert into kept values (2)')
    engine.restart('a test')
    await expect(client.query('select 1')).rejects.toThrow()
    client.release(true)
    expect(await stored()).toEqual([{ n: 1 }])
  })

  it('undoes the transaction of a connection that was lost', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query('insert into kept values (2)')
    client.release(true)
    expect(await stored()).toEqual([{ n: 1 }])
  })
})
