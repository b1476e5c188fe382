import pg from 'pg'
import type { OnError } from './connection-pool.ts'

/** Publishes messages to every process over a database, including this one. */
export interface Channel {
  /** Publishes items; they must be JSON and short. */
  publish(items: readonly unknown[]): Promise<void>
  /** Subscribes to everything published from now on. */
  listen(ear: ChannelEar): void
  close(): Promise<void>
}

export interface ChannelEar {
  readonly onItems: (items: unknown) => void
  /** Called after an interruption; messages may have been missed. */
  readonly onGap: () => void
}

export interface ChannelOptions {
  readonly config: pg.ClientConfig
  readonly send: (name: string, text: string) => Promise<void>
  readonly onError: OnError
}

const NAME = 'fangkit'
/** PostgreSQL accepts less than 8,000 bytes at a time. */
const LONGEST = 7_500
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 15_000
/** How often a query checks the connection, to notice one that died silently. */
const ASK_EVERY_MS = 15_000
const ANSWER_WITHIN_MS = 5_000

/** Uses LISTEN on a connection of its own, which reconnects automatically. */
export function openChannel({ config, send, onError }: ChannelOptions): Channel {
  let ear: ChannelEar | null = null
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let failures = 0
  let closed = false

  const lost = (mine: pg.Client, cause?: unknown) => {
    if (client !== mine) return
    client = null
    clearTimeout(timer)
    mine.end().catch(() => undefined) // the connection is closed already
    if (closed) return
    if (failures === 0)
      onError({
        message: 'changes of other processes are not heard for the moment',
        ...(cause !== undefined && { cause }),
      })
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2)
    failures += 1
    timer = setTimeout(() => void connect(), pause)
  }
  const ask = (mine: pg.Client) => {
    timer = setTimeout(() => {
      mine.query('select 1').then(
        () => {
          if (client === mine) ask(mine)
        },
        (cause: unknown) => lost(mine, cause),
      )
    }, ASK_EVERY_MS)
  }
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({ ...config, application_name: 'fangkit live', query_timeout: ANSWER_WITHIN_MS })
    client = mine
    mine.on('error', (cause) => lost(mine, cause))
    mine.on('end', () => lost(mine))
    mine.on('notification', ({ payload }) => ear?.onItems(parsed(payload)))
    try {
      await mine.connect()
      await mine.query(`listen ${NAME}`)
    } catch (cause) {
      return lost(mine, cause)
    }
    if (client !== mine) return
    failures = 0
    // Also on the first connection: pages may have connected before it was listening.
    ear?.onGap()
    ask(mine)
  }

  return {
    publish: async (items) => {
      for (const text of packed(items)) await send(NAME, text)
    },
    listen(next) {
      ear = next
      if (client === null && !closed) void connect()
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      const last = client
      client = null
      await last?.end().catch(() => undefined) // the server may be unavailable
    },
  }
}

/** Splits items into JSON lists that fit into one message. */
function packed(items: readonly unknown[]): readonly string[] {
  const lists: string[][] = [[]]
  let length = 2
  for (const text of items.map((item) => JSON.stringify(item))) {
    const bytes = Buffer.byteLength(text) + 1
    if (length + bytes > LONGEST && length > 2) {
      lists.push([])
      length = 2
    }
    lists.at(-1)?.push(text)
    length += bytes
  }
  return lists.filter((list) => list.length > 0).map((list) => `[${list.join(',')}]`)
}

function parsed(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? 'null')
  } catch {
    return null // something else published it under the same channel name
  }
}
