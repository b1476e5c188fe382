import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { OnError } from '../connection-pool.ts'
import { StoreUnavailableError } from '../failure.ts'
import { type Address, closeThread, startThread, watchThread } from './engine-thread.ts'

/** A PostgreSQL inside this process, on its own thread. */
export interface Engine {
  /** Host for the driver: the folder of a socket, or an address of this machine. */
  readonly host: string
  readonly port: number
  /** Waits until it has started. @throws StoreUnavailableError when it cannot */
  ready(): Promise<void>
  /** Starts the time limit for statements. */
  guard(): void
  /** Ends the thread as a crash would, and starts it again. No acknowledged data is lost. */
  restart(why: string): void
  /** Ends the thread permanently. */
  stop(): Promise<void>
  close(): Promise<void>
}

export interface EngineOptions {
  readonly dataDir: string
  readonly onError: OnError
  /** Maximum duration of a statement; a longer one is ended together with the thread. */
  readonly busyForMs: number
}

const PAUSE_AFTER_FAILURE_MS = 1_000
/** The file name that the driver expects in a folder passed as host. */
const SOCKET = '.s.PGSQL.5432'
const SOCKET_PORT = 5432

/** Starts the embedded database. The directory must be locked first. */
export async function startEngine({ dataDir, onError, busyForMs }: EngineOptions): Promise<Engine> {
  const files = join(dataDir, 'postgres')
  mkdirSync(files, { recursive: true, mode: 0o700 })
  const place = createPlace(dataDir)
  let thread: Worker | null = null
  let guarded = false
  let stopped = false
  let failedAt: number | null = null

  const watch = (watched: Worker) =>
    watchThread(
      watched,
      busyForMs,
      () => thread === watched,
      () => {
        restart(`it was busy for ${busyForMs} ms`)
      },
    )
  const start = async (): Promise<void> => {
    if (stopped) throw new StoreUnavailableError('connection')
    const started = await startThread(files, place.free())
    place.taken(started.listening)
    thread = started.thread
    started.thread.on('error', (cause) => {
      onError({ message: 'the embedded database failed', cause })
    })
    started.thread.on('exit', () => {
      if (thread === started.thread) again(Promise.resolve())
    })
    if (guarded) watch(started.thread)
  }
  /** Starts a new thread once the old one has ended; units that need the database wait for it. */
  const again = (ended: Promise<unknown>): void => {
    thread = null
    if (stopped) return
    running = ended.then(start).catch((cause: unknown) => {
      failedAt = Date.now()
      onError({ message: 'the embedded database did not start', cause })
      throw new StoreUnavailableError('connection', cause)
    })
    running.catch(() => undefined)
  }
  const restart = (why: string): void => {
    if (thread === null) return
    onError({ message: `the embedded database is started again: ${why}` })
    again(thread.terminate())
  }
  const end = async (how: (last: Worker) => Promise<unknown>): Promise<void> => {
    stopped = true
    await running.catch(() => undefined)
    const last = thread
    thread = null
    if (last) await how(last)
    place.leave()
  }

  let running = start()
  await running.catch((cause: unknown) => {
    place.leave()
    throw cause
  })
  return {
    host: place.host,
    port: place.port(),
    ready: () => {
      if (failedAt !== null && Date.now() - failedAt >= PAUSE_AFTER_FAILURE_MS) {
        failedAt = null
        again(Promise.resolve())
      }
      return running
    },
    guard: () => {
      guarded = true
      if (thread !== null) watch(thread)
    },
    restart,
    stop: () => end((last) => last.terminate()),
    close: () => end((last) => closeThread(last, onError)),
  }
}

/**
 * Decides where the thread listens: a socket in a folder that only this user can enter, or a local port on systems
 * without such sockets.
 */
function createPlace(dataDir: string) {
  const folder = process.platform === 'win32' ? null : socketFolder(dataDir)
  let port = folder === null ? 0 : SOCKET_PORT
  return {
    host: folder ?? '127.0.0.1',
    port: () => port,
    /** Returns the address, free for the next thread. A thread that was ended leaves its socket file behind. */
    free: (): Address => {
      if (folder === null) return { host: '127.0.0.1', port }
      const path = join(folder, SOCKET)
      rmSync(path, { force: true })
      return { path }
    },
    taken: (listening: string) => {
      if (folder === null) port = Number(listening.split(':').at(-1))
    },
    leave: () => {
      if (folder !== null) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Returns always the same folder for a data directory, so that a killed process leaves at most this one behind, and the
 * next process uses it again.
 */
function socketFolder(dataDir: string): string {
  const folder = join(
    tmpdir(),
    `fangkit-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)}`,
  )
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, mode } = lstatSync(folder)
  // In a shared folder, another user may have created it first.
  return uid === process.getuid?.() && (mode & 0o170077) === 0o040000 ? folder : mkdtempSync(join(tmpdir(), 'fangkit-'))
}
