import type { ReactElement } from 'react'
import { useEntityFormApi } from '../entity-form-context.ts'
import { FieldList } from './field-list.tsx'
import type { FormController } from '../state/form-controller.ts'
import { leads } from '../../catalogue/composites.ts'
import { sameList, useFormState } from '../state/use-form-state.ts'

export interface RestRequiredProps {
  /** Fields the surrounding layout already shows. */
  readonly shown: readonly string[]
  readonly heading: (fields: ReactElement) => ReactElement
}

/**
 * Shows fields that a short form leaves out but that are required or contain an error, so that no hidden field blocks a
 * save.
 */
export function RestRequired({ shown, heading }: RestRequiredProps): ReactElement | null {
  const { controller } = useEntityFormApi()
  const names = useFormState(controller, () => neededBeside(controller, shown), sameList)
  return names.length === 0 ? null : heading(<FieldList names={names} flush />)
}

function neededBeside(controller: FormController, shown: readonly string[]): readonly string[] {
  const drawn = new Set(leads(controller.entity, shown))
  return controller.visible().filter((name) => {
    const { state, issue } = controller.view(name)
    return (state.required || issue !== null) && !leads(controller.entity, [name]).some((lead) => drawn.has(lead))
  })
}
