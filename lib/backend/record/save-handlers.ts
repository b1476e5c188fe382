import type { Call } from '../../contract/call.ts'
import type { RecordInput } from '../../contract/input.ts'
import { implement, type Implementation, implementLongRunning, type LongRunning, type SignedIn } from '../handler.ts'
import type { Policy } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { saveEach } from './save-each.ts'

/** The two calls that save records of an entity. */
interface SaveCalls {
  readonly doSave: object
  readonly saveChanges: object
}

/** Saves one record and answers it in wire form. */
type Save = (input: RecordInput, context: SignedIn) => Promise<object>

/** Saves one record or a list of them, by the same function and under the same policy. @source CAL-053, CAL-055 */
export function saveHandlers(calls: SaveCalls, policy: Policy, save: Save): readonly Implementation[] {
  const { doSave, saveChanges } = typed(calls)
  return [
    implement(doSave, policy, async (input, context) => ({ data: await save(input, context) })),
    implement(saveChanges, policy, async ({ rows }, context) => ({
      data: await saveEach(rows, (row) => save(row, context)),
    })),
  ]
}

/** How to save records that need slow work. */
export interface SlowSave {
  /** True for a record that needs it. */
  readonly takes: (input: RecordInput) => boolean
  /** Does the slow work outside any unit. @returns the rest of the save, to run in a unit */
  readonly prepare: (input: RecordInput, context: LongRunning) => Promise<Save>
  /** How many records of one call may need it, and the name of that work. */
  readonly most: number
  readonly word: string
}

/**
 * The same where a save first does slow work, such as hashing a password, which must not hold a unit. Its answers
 * contain secrets, so they are not stored for repeated requests.
 */
export function slowSaveHandlers(
  calls: SaveCalls,
  policy: Policy,
  { takes, prepare, most, word }: SlowSave,
): readonly Implementation[] {
  const { doSave, saveChanges } = typed(calls)
  return [
    implementLongRunning(doSave, policy, async (input, context) => {
      const save = await prepare(input, context)
      return { data: await context.inUnit((signedIn) => save(input, signedIn)) }
    }),
    implementLongRunning(saveChanges, policy, async ({ rows }, context) => {
      if (rows.filter(takes).length > most)
        throw Refusal.invalid([{ field: 'rows', message: `一次最多${word}${most}条` }])
      const saves: Save[] = []
      for (const row of rows) saves.push(await prepare(row, context))
      return {
        data: await context.inUnit((signedIn) =>
          saveEach(rows, async (row, index) => (saves[index] ?? refuseUnprepared)(row, signedIn)),
        ),
      }
    }),
  ]
}

/** Cannot happen: every row was prepared. */
const refuseUnprepared: Save = async () => {
  throw new Error('a row was not prepared')
}

function typed(calls: SaveCalls): {
  readonly doSave: Call<RecordInput, object>
  readonly saveChanges: Call<{ readonly rows: readonly RecordInput[] }, readonly object[]>
} {
  // adapter: calls of records differ in their fields alone, which their own input and output check
  return calls as ReturnType<typeof typed>
}
