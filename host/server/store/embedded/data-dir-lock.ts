import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isRunning, ownIdentity, type ProcessIdentity } from './process-identity.ts'

/** Thrown when another process uses the data directory; two processes on one directory would silently lose rows. */
export class DataDirInUseError extends Error {
  override readonly name = 'DataDirInUseError'
  readonly dataDir: string
  readonly pid: number

  constructor(dataDir: string, pid: number) {
    super(
      `数据目录 ${dataDir} 正被进程 ${pid} 使用，不能同时启动第二个服务。请先停止该进程，或用 DATA_DIR 指定另一个目录。 / The data directory ` +
        `${dataDir} is in use by process ${pid}; stop it or choose another DATA_DIR.`,
    )
    this.dataDir = dataDir
    this.pid = pid
  }
}

export interface DataDirLock {
  release(): void
}

export interface LockOptions {
  /** Called when the lock was removed while this process held it; nothing may be written any more. */
  readonly onLost: () => void
  readonly beatEveryMs?: number
  /** A holder that cannot be checked counts as ended after this long without a sign of life. */
  readonly silentForMs?: number
}

type Holder = ProcessIdentity & { readonly token: string }

const FILE = 'server.lock'
const BEAT_EVERY_MS = 2_000
const SILENT_FOR_MS = 12_000
const LOOK_EVERY_MS = 200
const SETTLE_MS = 20

/**
 * Locks the directory for this process. A lock of an ended process is taken over at once. When that cannot be known, it
 * is taken over after the holder has shown no sign of life for a while.
 * @throws DataDirInUseError
 */
export async function lockDataDir(
  dataDir: string,
  { onLost, beatEveryMs = BEAT_EVERY_MS, silentForMs = SILENT_FOR_MS }: LockOptions,
): Promise<DataDirLock> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, FILE)
  const own: Holder = { ...ownIdentity(), token: randomUUID() }
  const text = JSON.stringify(own)
  const holder = () => holderOf(readText(path) ?? '')
  const isOurs = () => holder()?.token === own.token
  while (!create(path, text) || !(await staysOurs(isOurs))) {
    const found = readText(path)
    if (found === null) continue
    const other = holderOf(found)
    const running = other ? isRunning(other, own) : null
    if (running === true || (running === null && (await isLockRefreshed(path, silentForMs))))
      throw new DataDirInUseError(dataDir, holder()?.pid ?? 0)
    removeStale(path, found, own.token)
  }
  const beat = setInterval(() => {
    try {
      if (isOurs() || create(path, text)) return touch(path)
    } catch {
      return // if the disk fails now, the database will fail too and report it
    }
    clearInterval(beat)
    onLost()
  }, beatEveryMs)
  beat.unref()
  return {
    release: () => {
      clearInterval(beat)
      if (isOurs()) rmSync(path, { force: true })
    },
  }
}

/** Writes the lock file unless it exists. */
function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600, flush: true })
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Waits a moment, so that another process that meant to remove an older lock can notice its error and restore ours. */
async function staysOurs(isOurs: () => boolean): Promise<boolean> {
  await wait(SETTLE_MS)
  return isOurs()
}

/** Watches whether the holder touches its file; the clocks of the two machines may differ. */
async function isLockRefreshed(path: string, silentForMs: number): Promise<boolean> {
  const first = touchedAt(path)
  for (let waited = 0; waited < silentForMs; waited += LOOK_EVERY_MS) {
    await wait(LOOK_EVERY_MS)
    const now = touchedAt(path)
    if (now !== first) return now !== null
  }
  return false
}

/**
 * Removes exactly the stale lock that was found. Only one of several processes can move a file away; if the moved file
 * is not the one it had read, another process was faster and its lock is restored.
 */
function removeStale(path: string, found: string, token: string): void {
  const aside = `${path}.${token}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  const moved = readText(aside)
  if (moved !== null && moved !== found) create(path, moved)
  rmSync(aside, { force: true })
}

function holderOf(text: string): Holder | null {
  try {
    // adapter: this program writes the file, but a crash may have cut it short
    const parsed = JSON.parse(text) as Partial<Holder> | null
    // adapter: as above
    return parsed && typeof parsed.pid === 'number' && typeof parsed.token === 'string' ? (parsed as Holder) : null
  } catch {
    return null
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

function touch(path: string): void {
  const now = new Date()
  utimesSync(path, now, now)
}

function touchedAt(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
