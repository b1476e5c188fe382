import { useEffect, useRef } from 'react'
import type { Day } from '../../../catalogue/day.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import { sameValue } from '../../../catalogue/kind.ts'
import { followsFromCertificate } from '../../../domain/house/certificate-years.ts'
import { house } from '../../../domain/house/house.ts'
import { followsFromCards, READ_FROM_CARD } from '../../../domain/member/from-card.ts'
import { member } from '../../../domain/member/member.ts'
import type { FormController } from '../../../form/state/form-controller.ts'
import { useFormState } from '../../../form/state/use-form-state.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { useToday } from '../../../provider/use-today.ts'

interface Follows {
  readonly fields: readonly string[]
  readonly rule: (before: RecordValues, after: RecordValues, today: Day) => RecordValues
}

/** Per service, effects of a changed field that declared rules cannot express. */
const FOLLOWS: Readonly<Record<string, Follows>> = {
  [member.service]: { fields: Object.keys(READ_FROM_CARD), rule: followsFromCards },
  [house.service]: { fields: ['hf29HourseCardDate'], rule: followsFromCertificate },
}

/** Applies these effects at once. Loading another version into the form has no effects. @source MEM-039, HSE-016 */
export function useFollows(controller: FormController): void {
  const today = useLatest(useToday())
  const follows = FOLLOWS[controller.entity.service]
  const now = useFormState(
    controller,
    () => (follows?.fields ?? []).map((name) => controller.values()[name] ?? null),
    (a, b) => a.every((value, at) => sameValue(value, b[at])),
  )
  const known = useRef({ now, start: controller.initial() })
  useEffect(() => {
    const { now: former, start } = known.current
    known.current = { now, start: controller.initial() }
    if (!follows || former === now || start !== controller.initial()) return
    const values = controller.values()
    const before = Object.fromEntries(follows.fields.map((name, at) => [name, former[at] ?? null]))
    const computed = follows.rule({ ...values, ...before }, values, today.current)
    if (Object.keys(computed).length > 0) controller.change(computed)
  }, [controller, follows, now, today])
}
