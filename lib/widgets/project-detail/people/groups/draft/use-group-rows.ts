import { useCallback, useEffect, useMemo, useState } from 'react'
import { newIdempotencyKey } from '../../../../../client/client.ts'
import type { Stored } from '../../../../../contract/output.ts'
import type { Groupable } from '../../../../../domain/member/group-start.ts'
import type { Relation } from '../../../../../domain/member/relation.ts'
import {
  blankRow,
  changesOf,
  edited,
  type EditedRow,
  type GroupEdit,
  rowsToBegin,
  unsavedOf,
  versionsOf,
} from '../group-rows.ts'

/** The members of each side, by type. */
export type PeopleByType = Readonly<Record<string, readonly Groupable[]>>

/** The edited groups of every side of a dialog, by member type. */
export interface GroupRows {
  readonly of: (type: string) => readonly EditedRow[]
  readonly edit: (type: string, edit: GroupEdit) => void
  /** Replaces the groups and starts again from these. */
  readonly put: (type: string, rows: readonly EditedRow[]) => void
  /** Starts again from what is stored now. */
  readonly begin: (type: string, stored: readonly Stored<Relation>[]) => void
  /** True when a save has something to send, be it only groups the dialog began with. */
  readonly isSendable: (type: string) => boolean
  /** True when the user has changed something. */
  readonly isChanged: (type: string) => boolean
  /** Number of unsaved groups. */
  readonly countChanged: (type: string) => number
  /** True when another user has saved since the groups were loaded. */
  readonly isNewer: (type: string) => boolean
}

type ByType = Readonly<Record<string, readonly EditedRow[]>>

/** Adds an empty group where there is none, so that the user can type at once. */
const opened = (rows: readonly EditedRow[]): readonly EditedRow[] =>
  rows.length > 0 ? rows : [blankRow(newIdempotencyKey())]

/** Newer answers replace unedited groups; unsaved changes are never overwritten. */
export function useGroupRows(
  types: readonly string[],
  data: readonly Stored<Relation>[],
  people: PeopleByType,
  busy: boolean,
): GroupRows {
  const readOf = useCallback((type: string) => data.filter((row) => row.hf2jMemberType === type), [data])
  const initialRows = useCallback(
    (type: string, stored: readonly Stored<Relation>[]) => opened(rowsToBegin(type, stored, people[type] ?? [])),
    [people],
  )
  const [byType, setByType] = useState<ByType>(() =>
    Object.fromEntries(types.map((type) => [type, initialRows(type, readOf(type))])),
  )
  const isStale = useCallback(
    (type: string, rows: readonly EditedRow[]) =>
      versionsOf(readOf(type)) !== versionsOf(rows.map(({ stored }) => stored)),
    [readOf],
  )

  useEffect(() => {
    if (busy) return
    setByType((now) => {
      const stale = types.filter((type) => isStale(type, now[type] ?? []) && unsavedOf(now[type] ?? []).length === 0)
      return stale.length === 0
        ? now
        : { ...now, ...Object.fromEntries(stale.map((type) => [type, initialRows(type, readOf(type))])) }
    })
  }, [types, readOf, initialRows, isStale, busy])

  return useMemo(() => {
    const of = (type: string): readonly EditedRow[] => byType[type] ?? []
    const put = (type: string, how: (rows: readonly EditedRow[]) => readonly EditedRow[]): void =>
      setByType((now) => ({ ...now, [type]: opened(how(now[type] ?? [])) }))
    return {
      of,
      edit: (type, edit) => put(type, (rows) => edited(rows, edit)),
      put: (type, rows) => put(type, () => rows),
      begin: (type, stored) => put(type, () => initialRows(type, stored)),
      isSendable: (type) => changesOf(of(type)).length > 0,
      isChanged: (type) => unsavedOf(of(type)).length > 0,
      countChanged: (type) => unsavedOf(of(type)).length,
      isNewer: (type) => unsavedOf(of(type)).length > 0 && isStale(type, of(type)),
    }
  }, [byType, initialRows, isStale])
}
