import { createEmitter } from '../../../events/emitter.ts'
import type { SaveOutcome } from '../../../form/entity-form-context.ts'
import { partsOfAddress } from './field-address.ts'

/** The form of one record, as the other forms of a document use it. */
export interface ComparedForm {
  /** Title of the record. */
  readonly title: string
  /** Service of the record. */
  readonly entity: string
  isDirty(): boolean
  /** Names of the fields that differ from the stored record. */
  changes(): readonly string[]
  /** Marks errors; true when there are none. */
  check(): boolean
  /** Saves the record; resolves with the outcome and the stored key. */
  save(): Promise<{ readonly outcome: SaveOutcome; readonly keyValue: string | null }>
  discard(): void
}

/** A record that was saved. */
export interface SavedRecord {
  readonly entity: string
  readonly keyValue: string
  readonly fields: readonly string[]
}

export interface CompareState {
  readonly changes: number
  readonly issues: number
  readonly saving: boolean
  /** Titles of the records that the last save could not store. */
  readonly unsaved: readonly string[]
}

/** Number of changed and of invalid fields of a form. */
export type FormCounts = Pick<CompareState, 'changes' | 'issues'>

/** The forms of one document, counted, saved and discarded together. */
export interface CompareForms {
  /** @param record its address @param form null when the form unmounts */
  register(record: string, form: ComparedForm | null): void
  /**
   * Registers how a record shows a field: it expands its group and focuses the field. False when it has no such field.
   */
  offer(record: string, show: ((field: string) => boolean) | null): void
  setCounts(record: string, counts: FormCounts): void
  focus(address: string): boolean
  isDirty(): boolean
  /** Saves all changes record by record; sends nothing while a field is invalid. True once all is stored. */
  save(): Promise<boolean>
  discard(): void
  /** Discards the unsaved values of one record. */
  drop(record: string): void
  subscribe(listener: () => void): () => void
  read(): CompareState
}

const AT_REST: CompareState = { changes: 0, issues: 0, saving: false, unsaved: [] }

/** @param onSaved called once for all records of a save, also when only some were stored */
export function createCompareForms(onSaved: (saved: readonly SavedRecord[]) => void): CompareForms {
  const forms = new Map<string, ComparedForm>()
  const shows = new Map<string, (field: string) => boolean>()
  const counts = new Map<string, FormCounts>()
  const changes = createEmitter()
  let state = AT_REST

  const set = (next: Partial<CompareState>): void => {
    state = { ...state, ...next }
    changes.emit()
  }
  const count = (): void => {
    const all = [...counts.values()]
    const changes = all.reduce((sum, one) => sum + one.changes, 0)
    const issues = all.reduce((sum, one) => sum + one.issues, 0)
    if (changes !== state.changes || issues !== state.issues) set({ changes, issues })
  }
  const dirty = (): readonly ComparedForm[] => [...forms.values()].filter((form) => form.isDirty())
  const saveAll = async (changed: readonly ComparedForm[]): Promise<readonly string[]> => {
    const saved: SavedRecord[] = []
    const unsaved: string[] = []
    for (const [at, form] of changed.entries()) {
      const fields = form.changes()
      const { outcome, keyValue } = await form.save()
      if (outcome === 'saved' && keyValue !== null) saved.push({ entity: form.entity, keyValue, fields })
      if (outcome === 'saved' || outcome === 'unchanged') continue
      unsaved.push(form.title)
      // One conflict at a time: the rest waits for the user's decision.
      if (outcome !== 'conflict') continue
      unsaved.push(...changed.slice(at + 1).map(({ title }) => title))
      break
    }
    if (saved.length > 0) onSaved(saved)
    return unsaved
  }
  return {
    register(record, form) {
      if (form === null) {
        forms.delete(record)
        counts.delete(record)
        count()
      } else forms.set(record, form)
    },
    offer(record, show) {
      if (show === null) shows.delete(record)
      else shows.set(record, show)
    },
    setCounts(record, own) {
      counts.set(record, own)
      count()
    },
    focus(address) {
      const { record, field } = partsOfAddress(address)
      return shows.get(record)?.(field) ?? false
    },
    isDirty: () => dirty().length > 0,
    async save() {
      if (state.saving) return false
      const changed = dirty()
      if (changed.length === 0) return true
      const wrong = changed.filter((form) => !form.check())
      if (wrong[0]) {
        // Shows the errors and moves the focus there.
        await wrong[0].save()
        return false
      }
      set({ saving: true, unsaved: [] })
      const unsaved = await saveAll(changed)
      set({ saving: false, unsaved })
      return unsaved.length === 0
    },
    discard() {
      for (const form of dirty()) form.discard()
      set({ unsaved: [] })
    },
    drop(record) {
      forms.get(record)?.discard()
    },
    subscribe: changes.subscribe,
    read: () => state,
  }
}
