import { useEffect, useRef } from 'react'
import { sameValue } from '../../../catalogue/kind.ts'
import type { FormSession } from '../../../form/form-session.ts'
import { useFormState } from '../../../form/use-form-state.ts'
import { useLatest } from '../../../provider/use-latest.ts'
import { useToday } from '../../../provider/use-today.ts'
import type { CaseRecordKind } from './case-record-kinds.ts'

/** Carries out at once what follows from another value of a field. A form that starts over says what it says. */
export function useFollow(session: FormSession, follow: CaseRecordKind['follow']): void {
  const today = useLatest(useToday())
  const value = useFormState(session, () => (follow ? (session.values()[follow.field] ?? null) : null), sameValue)
  const known = useRef({ value, start: session.initial() })
  useEffect(() => {
    const { value: former, start } = known.current
    known.current = { value, start: session.initial() }
    if (!follow || sameValue(former, value) || start !== session.initial()) return
    const values = session.values()
    const follows = follow.rule({ ...values, [follow.field]: former }, values, today.current)
    if (Object.keys(follows).length > 0) session.change(follows)
  }, [session, follow, value, today])
}
