import type { ReactElement } from 'react'
import { useEntityFormApi } from './entity-form-context.ts'
import { FieldList } from './field-list.tsx'
import type { FormSession } from './form-session.ts'
import { leads } from '../catalogue/composites.ts'
import { sameList, useFormState } from './use-form-state.ts'

export interface RestRequiredProps {
  /** Fields the layout around it shows already. */
  readonly shown: readonly string[]
  readonly heading: (fields: ReactElement) => ReactElement
}

/**
 * Fields an installation requires, or that hold something wrong, which a short form does not show otherwise: nothing
 * may block a save unseen.
 */
export function RestRequired({ shown, heading }: RestRequiredProps): ReactElement | null {
  const { session } = useEntityFormApi()
  const names = useFormState(session, () => neededBeside(session, shown), sameList)
  return names.length === 0 ? null : heading(<FieldList names={names} flush />)
}

function neededBeside(session: FormSession, shown: readonly string[]): readonly string[] {
  const drawn = new Set(leads(session.entity, shown))
  return session.visible().filter((name) => {
    const { state, issue } = session.view(name)
    return (state.required || issue !== null) && !leads(session.entity, [name]).some((lead) => drawn.has(lead))
  })
}
