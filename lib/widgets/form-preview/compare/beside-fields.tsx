import type { ReactElement } from 'react'
import { isEmpty } from '../../../catalogue/kind.ts'
import { leads } from '../../../catalogue/composites.ts'
import { useEntityFormApi } from '../../../form/entity-form-context.ts'
import { FieldList } from '../../../form/fields/field-list.tsx'
import type { FormController } from '../../../form/state/form-controller.ts'
import { sameList, useFormState } from '../../../form/state/use-form-state.ts'
import { formCompareMessages } from '../../../locale/zh-cn/documents/form-compare.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'

export interface BesideFieldsProps {
  /** Fields that the document shows. */
  readonly shown: readonly string[]
}

const block = css({ display: 'grid', gap: '8' })
const heading = css({ color: 'ink-2', textStyle: 'label' })

/**
 * Fields the document does not show but that are missing, invalid or changed with it, so that the user sees everything
 * that blocks a save or is sent.
 */
export function BesideFields({ shown }: BesideFieldsProps): ReactElement | null {
  const { controller } = useEntityFormApi()
  const texts = useMessages(formCompareMessages)
  const names = useFormState(controller, () => besides(controller, shown), sameList)
  if (names.length === 0) return null
  return (
    <div className={block}>
      <span className={heading}>{texts.needed}</span>
      <FieldList names={names} columns={2} flush />
    </div>
  )
}

function besides(controller: FormController, shown: readonly string[]): readonly string[] {
  const drawn = new Set(leads(controller.entity, shown))
  const initial = controller.initial()
  return controller.visible().filter((name) => {
    if (leads(controller.entity, [name]).some((lead) => drawn.has(lead))) return false
    const { state, issue, changed } = controller.view(name)
    return issue !== null || (state.editable && changed) || (state.required && isEmpty(initial[name]))
  })
}
