import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../../../../client/client.ts'
import { type FangkitError, toFangkitError } from '../../../../../client/fangkit-error.ts'
import { callName } from '../../../../../contract/call.ts'
import type { Stored } from '../../../../../contract/output.ts'
import { relationCalls } from '../../../../../contract/case/relation-calls.ts'
import type { MemberSide } from '../../../../../domain/member/member-side.ts'
import type { Relation } from '../../../../../domain/member/relation.ts'
import { useFangkit } from '../../../../../provider/use-fangkit.ts'
import { changesOf, type EditedRow } from '../group-rows.ts'
import { serverTexts } from './issue-text.ts'

/** What could not be saved, and why. */
export interface SaveProblem {
  readonly side: MemberSide
  readonly error: FangkitError
  /** Messages of the server, with groups numbered as on screen. */
  readonly messages: readonly string[]
}

export interface SaveProgress {
  readonly side: MemberSide
  /** Number of the group, from 1. */
  readonly at: number
  readonly of: number
}

export interface GroupSave {
  readonly progress: SaveProgress | null
  /**
   * Saves one side after another and stops at the first failure; null when all are stored, or another save is running.
   */
  readonly run: (
    sides: readonly { readonly side: MemberSide; readonly rows: readonly EditedRow[] }[],
    onStored: (type: string, rows: readonly Stored<Relation>[]) => void,
  ) => Promise<SaveProblem | 'busy' | null>
}

/**
 * Saves groups: one call for each changed side, one at a time. A retry of the same content reuses its idempotency key.
 * @source OPN-031
 */
export function useGroupSave(projectId: string): GroupSave {
  const { client } = useFangkit()
  const [progress, setProgress] = useState<SaveProgress | null>(null)
  const busy = useRef(false)
  const intents = useRef(new Map<string, { readonly key: string; readonly content: string }>())

  const send = async (type: string, rows: readonly EditedRow[]): Promise<readonly Stored<Relation>[]> => {
    const input = { prjId: projectId, memberType: type, rows: changesOf(rows) }
    const content = JSON.stringify(input)
    const known = intents.current.get(type)
    const key = known?.content === content ? known.key : newIdempotencyKey()
    intents.current.set(type, { key, content })
    const { data } = await client.call(relationCalls.saveChanges, input, { idempotencyKey: key })
    intents.current.delete(type)
    return data
  }
  return {
    progress,
    async run(sides, onStored) {
      if (busy.current) return 'busy'
      busy.current = true
      try {
        for (const [index, { side, rows }] of sides.entries()) {
          setProgress({ side, at: index + 1, of: sides.length })
          try {
            onStored(side.type, await send(side.type, rows))
          } catch (thrown) {
            const error = toFangkitError(thrown, callName(relationCalls.saveChanges))
            return { side, error, messages: serverTexts(error, rows) }
          }
        }
        return null
      } finally {
        busy.current = false
        setProgress(null)
      }
    },
  }
}
