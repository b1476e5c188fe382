import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../../../client/client.ts'
import { type FangkitError, toFangkitError } from '../../../../client/fangkit-error.ts'
import { charges } from '../../../../client/queries/case/fee-plans.ts'
import { projectRecord } from '../../../../client/queries/query-options.ts'
import { callName } from '../../../../contract/call.ts'
import { chargeCalls, type ChargeRow } from '../../../../contract/fee/fee-calls.ts'
import type { Stored } from '../../../../contract/output.ts'
import { projectCalls } from '../../../../contract/case/project-calls.ts'
import { type Project, project } from '../../../../domain/project/project.ts'
import { useCache } from '../../../../provider/queries/use-cache.ts'
import { useFangkit } from '../../../../provider/use-fangkit.ts'
import type { SentCharge } from '../charge-rows.ts'
import { changedReferral, type EditedReferral } from './referral.ts'

/** What could not be saved, and why. */
export interface SaveProblem {
  readonly step: 'charges' | 'referral'
  readonly error: FangkitError
  readonly sent: readonly SentCharge[]
}

export interface ChargeSave {
  readonly saving: boolean
  /**
   * Saves the charges first, then the referral discount; stops at the first failure. Null when all is stored.
   * @source OPN-017
   */
  readonly run: (
    changes: readonly SentCharge[],
    referral: EditedReferral | null,
    onStored: Stores,
  ) => Promise<SaveProblem | 'busy' | null>
}

export interface Stores {
  readonly charges: (rows: readonly ChargeRow[]) => void
  readonly project: (record: Stored<Project>) => void
}

/** Saves one at a time. A retry of the same content reuses its idempotency key. */
export function useChargeSave(projectId: string): ChargeSave {
  const { client } = useFangkit()
  const cache = useCache()
  const [saving, setSaving] = useState(false)
  const busy = useRef(false)
  const intents = useRef(new Map<string, { readonly key: string; readonly content: string }>())

  const once = async <T>(name: string, content: unknown, send: (idempotencyKey: string) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(content)
    const known = intents.current.get(name)
    const key = known?.content === text ? known.key : newIdempotencyKey()
    intents.current.set(name, { key, content: text })
    const answer = await send(key)
    intents.current.delete(name)
    return answer
  }
  const sendCharges = async (changes: readonly SentCharge[]): Promise<readonly ChargeRow[]> => {
    const input = { prjId: projectId, rows: changes.map(({ sent }) => sent) }
    const { data } = await once('charges', input, (idempotencyKey) =>
      client.call(chargeCalls.saveChanges, input, { idempotencyKey }),
    )
    cache.set(charges(projectId), data)
    return data
  }
  const sendReferral = async (edited: EditedReferral): Promise<Stored<Project>> => {
    const { keyValue, version } = edited.stored
    const input = {
      keyValue,
      version,
      ...Object.fromEntries(changedReferral(edited).map((field) => [field, edited.values[field]])),
    }
    const { data } = await once('referral', input, (idempotencyKey) =>
      client.call(projectCalls.doSave, input, { idempotencyKey }),
    )
    cache.set(projectRecord(projectId), data)
    return data
  }
  return {
    saving,
    async run(changes, referral, onStored) {
      if (busy.current) return 'busy'
      busy.current = true
      setSaving(true)
      try {
        try {
          if (changes.length > 0) onStored.charges(await sendCharges(changes))
        } catch (thrown) {
          return { step: 'charges', error: toFangkitError(thrown, callName(chargeCalls.saveChanges)), sent: changes }
        }
        try {
          if (referral !== null) onStored.project(await sendReferral(referral))
        } catch (thrown) {
          return { step: 'referral', error: toFangkitError(thrown, callName(projectCalls.doSave)), sent: [] }
        }
        return null
      } finally {
        // The server calculates the sums of the case from its charges.
        void cache.invalidate([project.service])
        busy.current = false
        setSaving(false)
      }
    },
  }
}
