import { useEffect, useRef } from 'react'
import { sameValue } from '../../../catalogue/kind.ts'
import type { FormController } from '../../../form/state/form-controller.ts'
import { useFormState } from '../../../form/state/use-form-state.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { useToday } from '../../../provider/use-today.ts'
import type { CaseRecordKind } from './case-record-kinds.ts'

/** Applies the effects of a changed field at once. Loading another version into the form has no effects. */
export function useFollow(controller: FormController, follow: CaseRecordKind['follow']): void {
  const today = useLatest(useToday())
  const value = useFormState(controller, () => (follow ? (controller.values()[follow.field] ?? null) : null), sameValue)
  const known = useRef({ value, start: controller.initial() })
  useEffect(() => {
    const { value: former, start } = known.current
    known.current = { value, start: controller.initial() }
    if (!follow || sameValue(former, value) || start !== controller.initial()) return
    const values = controller.values()
    const follows = follow.rule({ ...values, [follow.field]: former }, values, today.current)
    if (Object.keys(follows).length > 0) controller.change(follows)
  }, [controller, follow, value, today])
}
