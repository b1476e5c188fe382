import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DataDirLock, DataDirInUseError, lockDataDir } from '../../../host/server/store/embedded/data-dir-lock.ts'
import { isRunning, ownIdentity } from '../../../host/server/store/embedded/process-identity.ts'
import { type Child, startChild } from './child-process.ts'
import { temporaryDir } from './opened.ts'

describe('the lock of the data directory', () => {
  let dir = ''
  const children: Child[] = []
  const locks: DataDirLock[] = []
  beforeEach(() => {
    dir = temporaryDir()
  })
  afterEach(async () => {
    for (const lock of locks.splice(0)) lock.release()
    await Promise.all(children.splice(0).map((child) => child.kill()))
    rmSync(dir, { recursive: true, force: true })
  })
  const file = () => join(dir, 'server.lock')
  const start = () => {
    const child = startChild('lock', dir)
    children.push(child)
    return child
  }
  const lock = async (onLost = () => undefined, pace = {}) => {
    const taken = await lockDataDir(dir, { onLost, ...pace })
    locks.push(taken)
    return taken
  }
  const leaveBehind = (holder: object) => {
    writeFileSync(file(), JSON.stringify({ ...ownIdentity(), token: 'old', ...holder }))
  }
  const NO_PID = 2 ** 22 + 1

  it('is given once, and the refusal names directory and process', async () => {
    await lock()
    const error = await lock().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DataDirInUseError)
    expect(error).toMatchObject({ dataDir: dir, pid: process.pid })
    expect(String(error)).toContain(`数据目录 ${dir} 正被进程 ${process.pid} 使用`)
    expect(String(error)).toContain(`in use by process ${process.pid}`)
  })

  it('is refused to another process, and given to it after release', async () => {
    const mine = await lock()
    expect(await start().says((line) => line.startsWith('in use'))).toContain(`in use ${process.pid} 数据目录 ${dir}`)
    mine.release()
    expect(existsSync(file())).toBe(false)
    await start().says((line) => line === 'locked')
  })

  it('is taken over at once from a killed process', async () => {
    const child = start()
    await child.says((line) => line === 'locked')
    await expect(lock()).rejects.toMatchObject({ pid: child.pid })
    await child.kill()
    await lock()
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid })
  })

  it('is taken over from a process before the machine started, and from an earlier one with the same pid', async () => {
    for (const left of [{ boot: 'another boot' }, { pid: NO_PID }, { started: '1' }]) {
      leaveBehind(left)
      const taken = await lock()
      await expect(lock()).rejects.toBeInstanceOf(DataDirInUseError)
      taken.release()
    }
  })

  it('is taken from a process that cannot be asked once it shows no life, even if its file is cut short', async () => {
    for (const text of [
      JSON.stringify({ ...ownIdentity(), host: 'elsewhere', token: 'old' }),
      JSON.stringify({ ...ownIdentity(), pidSpace: 'pid:[1]', token: 'old' }),
      '',
      '{"pid":',
      'null',
    ]) {
      writeFileSync(file(), text)
      const taken = await lock(undefined, { silentForMs: 400 })
      taken.release()
    }
  })

  it('is refused while a process that cannot be asked shows life', async () => {
    await lock(undefined, { beatEveryMs: 50 })
    // adapter: the lock file just written
    const { token } = JSON.parse(readFileSync(file(), 'utf8')) as { token: string }
    writeFileSync(file(), JSON.stringify({ ...ownIdentity(), host: 'elsewhere', pid: 77, token }))
    await expect(lock(undefined, { silentForMs: 5_000 })).rejects.toMatchObject({ pid: 77 })
  })

  it('tells its holder when another person took it', async () => {
    const lost = new Promise<void>((resolve) => {
      lock(
        () => {
          resolve()
        },
        { beatEveryMs: 20 },
      ).then(
        () => {
          leaveBehind({})
        },
        () => undefined,
      )
    })
    await expect(lost).resolves.toBeUndefined()
    locks.splice(0).forEach((taken) => {
      taken.release()
    })
    expect(existsSync(file())).toBe(true)
  })

  it('is put back when its file is removed by mistake', async () => {
    let lost = false
    await lock(
      () => {
        lost = true
        return undefined
      },
      { beatEveryMs: 20 },
    )
    rmSync(file())
    await expect.poll(() => existsSync(file())).toBe(true)
    expect(lost).toBe(false)
  })

  it('goes to one of several processes that find it stale together', async () => {
    for (let round = 0; round < 2; round += 1) {
      leaveBehind({ pid: NO_PID })
      const contenders = Array.from({ length: 5 }, start)
      const said = await Promise.all(
        contenders.map((child) => child.says((line) => line === 'locked' || line.startsWith('in use'))),
      )
      expect(said.filter((line) => line === 'locked')).toHaveLength(1)
      await Promise.all(contenders.map((child) => child.kill()))
    }
  })

  it('makes the directory when there is none', async () => {
    const deeper = join(dir, 'a', 'b')
    const taken = await lockDataDir(deeper, { onLost: () => undefined })
    expect(existsSync(join(deeper, 'server.lock'))).toBe(true)
    taken.release()
    mkdirSync(deeper, { recursive: true })
  })
})

describe('a process', () => {
  it('is known to run, to be gone, or to be out of sight', () => {
    const own = ownIdentity()
    expect(isRunning(own)).toBe(true)
    expect(isRunning({ ...own, boot: 'another' })).toBe(false)
    expect(isRunning({ ...own, pid: 2 ** 22 + 1 })).toBe(false)
    expect(isRunning({ ...own, started: '1' })).toBe(own.started === '' ? null : false)
    expect(isRunning({ ...own, host: 'elsewhere' })).toBeNull()
    expect(isRunning({ ...own, pidSpace: 'elsewhere' })).toBeNull()
  })
})
