import { type FangkitError, toFangkitError } from '../../client/fangkit-error.ts'
import { newIdempotencyKey } from '../../client/client.ts'
import type { RecordInput } from '../../contract/input.ts'
import { payloadOf } from '../state/basis.ts'
import type { FormController } from '../state/form-controller.ts'

/** Sends a record and returns the saved one. */
export type SendRecord<R> = (input: RecordInput, idempotencyKey: string) => Promise<R>

export type SaveResult<R> =
  | { readonly outcome: 'saved'; readonly record: R; readonly created: boolean }
  | { readonly outcome: 'unchanged' | 'invalid' | 'held' | 'busy' }
  | { readonly outcome: 'failed'; readonly error: FangkitError }

/**
 * Runs the saves of one form: one at a time, with one key per intent, reused while the same content is sent again.
 *
 * @param mayGoOn asks the user about values that are valid but unlikely; false stops the save
 */
export function createSaver<R>(
  controller: FormController,
  mayGoOn: () => Promise<boolean> = async () => true,
): (send: SendRecord<R>) => Promise<SaveResult<R>> {
  let busy = false
  let intent: { readonly key: string; readonly content: string } | null = null

  return async (send) => {
    if (busy) return { outcome: 'busy' }
    const payload = (): RecordInput | null =>
      payloadOf(controller.entity, controller.basis(), controller.values(), controller.context())
    // Defaults of a stored record are no change of the user, and are sent all the same.
    if (controller.basis().keyValue !== null && !controller.isDirty() && payload() === null)
      return { outcome: 'unchanged' }
    if (controller.checkAll().length > 0) return { outcome: 'invalid' }
    const input = payload()
    if (input === null) return { outcome: 'unchanged' }
    busy = true
    const goesOn = await mayGoOn().finally(() => {
      busy = false
    })
    if (!goesOn) return { outcome: 'held' }
    const content = JSON.stringify(input)
    if (intent?.content !== content) intent = { key: newIdempotencyKey(), content }
    const { key } = intent
    busy = true
    let result: SaveResult<R> = { outcome: 'busy' }
    await controller.form.submit(async () => {
      try {
        result = { outcome: 'saved', record: await send(input, key), created: controller.basis().keyValue === null }
        intent = null
      } catch (error) {
        result = { outcome: 'failed', error: toFangkitError(error, `${controller.entity.service}.doSave`) }
      }
    })
    busy = false
    return result
  }
}
