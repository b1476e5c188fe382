import { useCallback, useEffect, useMemo, useState } from 'react'
import { newIdempotencyKey } from '../../../../../client/client.ts'
import type { Stored } from '../../../../../contract/output.ts'
import type { Relation } from '../../../../../domain/member/relation.ts'
import { blankRow, changesOf, edited, type EditedRow, type GroupEdit, rowsOf, versionsOf } from '../group-rows.ts'

/** The groups of every side of a dialog while they are edited, by member type. */
export interface GroupRows {
  readonly of: (type: string) => readonly EditedRow[]
  readonly edit: (type: string, edit: GroupEdit) => void
  /** Begins anew from these. */
  readonly put: (type: string, rows: readonly EditedRow[]) => void
  readonly isChanged: (type: string) => boolean
  /** Groups that are not saved. */
  readonly countChanged: (type: string) => number
  /** Somebody else has saved since what is being edited was read. */
  readonly isNewer: (type: string) => boolean
}

type ByType = Readonly<Record<string, readonly EditedRow[]>>

/** There is always a group to type into. */
const opened = (rows: readonly EditedRow[]): readonly EditedRow[] =>
  rows.length > 0 ? rows : [blankRow(newIdempotencyKey())]

/** Newer answers take the place of what nobody has touched; typing is never overwritten. */
export function useGroupRows(types: readonly string[], data: readonly Stored<Relation>[], busy: boolean): GroupRows {
  const readOf = useCallback((type: string) => data.filter((row) => row.hf2jMemberType === type), [data])
  const [byType, setByType] = useState<ByType>(() =>
    Object.fromEntries(types.map((type) => [type, opened(rowsOf(readOf(type)))])),
  )
  const isStale = useCallback(
    (type: string, rows: readonly EditedRow[]) =>
      versionsOf(readOf(type)) !== versionsOf(rows.map(({ stored }) => stored)),
    [readOf],
  )

  useEffect(() => {
    if (busy) return
    setByType((now) => {
      const stale = types.filter((type) => isStale(type, now[type] ?? []) && changesOf(now[type] ?? []).length === 0)
      return stale.length === 0
        ? now
        : { ...now, ...Object.fromEntries(stale.map((type) => [type, opened(rowsOf(readOf(type)))])) }
    })
  }, [types, readOf, isStale, busy])

  return useMemo(() => {
    const of = (type: string): readonly EditedRow[] => byType[type] ?? []
    const put = (type: string, how: (rows: readonly EditedRow[]) => readonly EditedRow[]): void =>
      setByType((now) => ({ ...now, [type]: opened(how(now[type] ?? [])) }))
    return {
      of,
      edit: (type, edit) => put(type, (rows) => edited(rows, edit)),
      put: (type, rows) => put(type, () => rows),
      isChanged: (type) => changesOf(of(type)).length > 0,
      countChanged: (type) => changesOf(of(type)).length,
      isNewer: (type) => changesOf(of(type)).length > 0 && isStale(type, of(type)),
    }
  }, [byType, isStale])
}
