import { useCallback, useMemo, useState } from 'react'
import type { AppendixInfo, PaperFile } from '../../../../contract/document/paper-calls.ts'

export interface CaseFiles {
  /** The files of all papers of the case. */
  readonly all: readonly PaperFile[]
  /** Shows files of an answer before the list has loaded again. */
  readonly put: (files: readonly PaperFile[]) => void
  readonly remove: (id: string) => void
}

interface Ahead {
  readonly info: AppendixInfo
  readonly answered: readonly PaperFile[]
  readonly removedIds: readonly string[]
}

/** The files of the list, with answers to changes that are newer than it. */
export function useCaseFiles(info: AppendixInfo): CaseFiles {
  const [ahead, setAhead] = useState<Ahead>({ info, answered: [], removedIds: [] })
  const stored = useMemo(
    () => [...info.buyCreditInfos, ...info.sellerCreditInfos].flatMap(({ creditUrls }) => creditUrls),
    [info],
  )
  // Entries that the newer list contains are dropped, so that later changes by others show.
  if (ahead.info !== info)
    setAhead({
      info,
      answered: ahead.answered.filter((file) => !stored.some((known) => isAsNew(known, file))),
      removedIds: ahead.removedIds.filter((id) => stored.some(({ keyValue }) => keyValue === id)),
    })
  const { answered, removedIds } = ahead
  const all = useMemo(() => {
    const newer = stored.map(
      (known) => answered.find((file) => file.keyValue === known.keyValue && !isAsNew(known, file)) ?? known,
    )
    const added = answered.filter(({ keyValue }) => !stored.some((known) => known.keyValue === keyValue))
    return [...newer, ...added].filter(({ keyValue }) => !removedIds.includes(keyValue ?? ''))
  }, [stored, answered, removedIds])
  const put = useCallback(
    (files: readonly PaperFile[]) =>
      setAhead((before) => ({
        ...before,
        answered: [
          ...before.answered.filter(({ keyValue }) => !files.some((file) => file.keyValue === keyValue)),
          ...files,
        ],
      })),
    [],
  )
  const remove = useCallback(
    (id: string) => setAhead((before) => ({ ...before, removedIds: [...before.removedIds, id] })),
    [],
  )
  return { all, put, remove }
}

function isAsNew(known: PaperFile, file: PaperFile): boolean {
  return known.keyValue === file.keyValue && known.version >= file.version
}
