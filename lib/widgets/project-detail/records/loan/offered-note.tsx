import type { ReactNode } from 'react'
import { sameValue } from '../../../../catalogue/kind.ts'
import { loanOrganisations } from '../../../../client/queries/case/loan-plans.ts'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import { loanOrganisationMessages } from '../../../../locale/zh-cn/project-detail/loan-organisations.ts'
import { useFkQuery } from '../../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { useLoanOrganisations } from './loan-organisations-context.ts'

export interface OfferedNoteProps {
  readonly name: 'hf2iHandleOrg' | 'hf2iAdvanceLenders'
  readonly purpose: Parameters<typeof loanOrganisations>[0]
}

/**
 * Note below an organisation: where the options come from, and whether the chosen one is no longer offered.
 * @source LON-017
 */
export function OfferedNote({ name, purpose }: OfferedNoteProps): ReactNode {
  const { controller } = useEntityFormApi()
  const texts = useMessages(loanOrganisationMessages)
  const { projectId, terms } = useLoanOrganisations()
  const chosen = useFormState(controller, () => controller.values()[name] ?? null, sameValue)
  const isOtherType = useFormState(
    controller,
    () => !sameValue(controller.values()['hf2iLoanType'], controller.initial()['hf2iLoanType']),
  )
  // An organisation stays valid as long as the type is the stored one.
  const { data } = useFkQuery(loanOrganisations(purpose, projectId, terms), { enabled: chosen !== null && isOtherType })
  const isNotOffered = chosen !== null && data !== undefined && !data.some(({ key }) => key === chosen)
  if (isNotOffered) return texts.notOffered({ name: controller.textOf(name, chosen) ?? String(chosen) })
  return purpose === 'handle' ? texts.handleHint : texts.secureHint
}
