import { useEffect, useRef, useState } from 'react'
import type { Entity } from '../../catalogue/entity.ts'
import { newIdempotencyKey } from '../../client/client.ts'
import { toFangkitError } from '../../client/fangkit-error.ts'
import { LARGEST_LIST } from '../../contract/list-input.ts'
import { importCall, type ImportIssue } from '../../contract/record/import-calls.ts'
import { useCache } from '../../provider/queries/use-cache.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'
import { type FileFault, type FileRow, readTableFile, type TableFile } from './read-table-file.ts'

/** Rows per check: small, so that the progress bar moves. */
const PORTION = 50

export interface RowImport {
  readonly step: 'choose' | 'checking' | 'checked' | 'importing' | 'over'
  readonly file: TableFile | null
  /** Why the chosen file cannot be read; null when it can. */
  readonly fault: FileFault | null
  /** The answer of the server that ended a check or an import early; null when none did. */
  readonly failure: string | null
  /** The field of each column; empty for a column that is not imported. */
  readonly columns: readonly string[]
  /** The issues of the rows checked so far; none for a row that goes. */
  readonly issues: ReadonlyMap<FileRow, readonly ImportIssue[]>
  /** The rows that are stored. */
  readonly stored: ReadonlySet<FileRow>
  readonly stopping: boolean
  readonly choose: (file: File) => Promise<void>
  readonly checkAgain: () => void
  /** Imports the rows that go. */
  readonly start: () => Promise<void>
  /** Ends a check at once, an import after the rows on their way. */
  readonly stop: () => void
}

/**
 * Has the rows of a file checked and then stored by the server. Up to 200 rows are one unit: all of them are stored or
 * none. A longer file goes in such units one after the other, between which it can be stopped.
 */
export function useRowImport(entity: Entity): RowImport {
  const { client } = useFangkit()
  const cache = useCache()
  const [step, setStep] = useState<RowImport['step']>('choose')
  const [file, setFile] = useState<TableFile | null>(null)
  const [fault, setFault] = useState<FileFault | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [columns, setColumns] = useState<readonly string[]>([])
  const [issues, setIssues] = useState<RowImport['issues']>(new Map())
  const [stored, setStored] = useState<RowImport['stored']>(new Set())
  const [stopping, setStopping] = useState(false)
  const checking = useRef<AbortController | null>(null)
  const stopped = useRef(false)
  // One key per set of rows: sent again after a lost connection, they are stored once.
  const keys = useRef(new Map<string, string>())
  useEffect(
    () => () => {
      checking.current?.abort()
      stopped.current = true
    },
    [],
  )
  const call = importCall(entity)
  const failed = (thrown: unknown) => setFailure(toFangkitError(thrown, `${call.service}.${call.method}`).userMessage)

  const check = async (table: TableFile, rows: readonly FileRow[]): Promise<void> => {
    checking.current?.abort()
    const own = new AbortController()
    checking.current = own
    setStep('checking')
    setFailure(null)
    try {
      for (let at = 0; at < rows.length && !own.signal.aborted; at += PORTION) {
        const portion = rows.slice(at, at + PORTION)
        const cells = portion.map((row) => row.cells)
        const { data } = await client.call(call, { columns: table.titles, cells, dryRun: 1 }, { signal: own.signal })
        if (own.signal.aborted) break
        setColumns(data.columns)
        setIssues((now) => new Map([...now, ...portion.map((row, index) => [row, data.issues[index] ?? []] as const)]))
      }
    } catch (thrown) {
      if (!own.signal.aborted) failed(thrown)
    }
    if (checking.current === own) setStep('checked')
  }

  const store = async (table: TableFile, rows: readonly FileRow[]): Promise<void> => {
    stopped.current = false
    setStopping(false)
    setStep('importing')
    setFailure(null)
    for (let at = 0; at < rows.length && !stopped.current; at += LARGEST_LIST) {
      const portion = rows.slice(at, at + LARGEST_LIST)
      const lines = portion.map(({ line }) => line).join()
      const idempotencyKey = keys.current.get(lines) ?? newIdempotencyKey()
      keys.current.set(lines, idempotencyKey)
      try {
        const cells = portion.map((row) => row.cells)
        await client.call(call, { columns: table.titles, cells }, { idempotencyKey })
        setStored((now) => new Set([...now, ...portion]))
        void cache.invalidate([entity.service])
      } catch (thrown) {
        const error = toFangkitError(thrown, `${call.service}.${call.method}`)
        // Rows that were refused after all, for values that were stored since or occur twice, show their reasons.
        if (error.code === 'INVALID') await check(table, portion)
        setFailure(error.userMessage)
        setStep('checked')
        return
      }
    }
    setStep('over')
  }

  return {
    step,
    file,
    fault,
    failure,
    columns,
    issues,
    stored,
    stopping,
    async choose(chosen) {
      setFault(null)
      setIssues(new Map())
      setStored(new Set())
      setFailure(null)
      keys.current.clear()
      setFile(null)
      setStep('choose')
      try {
        const read = await readTableFile(chosen)
        if (typeof read === 'string') return setFault(read)
        setFile(read)
        await check(read, read.rows)
      } catch (thrown) {
        failed(thrown)
      }
    },
    checkAgain() {
      if (file !== null)
        void check(
          file,
          file.rows.filter((row) => !stored.has(row)),
        )
    },
    async start() {
      if (file !== null)
        await store(
          file,
          file.rows.filter((row) => goes(issues, row) && !stored.has(row)),
        )
    },
    stop() {
      stopped.current = true
      if (step === 'importing') return setStopping(true)
      checking.current?.abort()
      setStep('checked')
    },
  }
}

/** True for a row that was checked and has no issue. */
export const goes = (issues: RowImport['issues'], row: FileRow): boolean => issues.get(row)?.length === 0
