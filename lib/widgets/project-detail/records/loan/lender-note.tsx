import type { ReactElement } from 'react'
import { isEmpty, sameValue } from '../../../../catalogue/kind.ts'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import { loanOrganisationMessages } from '../../../../locale/zh-cn/project-detail/loan-organisations.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { isFixed } from './lender-preset.ts'
import { useLoanOrganisations } from './loan-organisations-context.ts'

const LENDER = 'hf2iLendersOrg'

/** Note below the lender: why it is this one, or which one would be the default. @source LON-018 */
export function LenderNote(): ReactElement {
  const { controller } = useEntityFormApi()
  const texts = useMessages(loanOrganisationMessages)
  const {
    lender: { data, waiting, failed, retry },
  } = useLoanOrganisations()
  const chosen = useFormState(controller, () => controller.values()[LENDER] ?? null, sameValue)
  const editable = useFormState(controller, () => controller.view(LENDER).state.editable)
  if (waiting) return <span>{texts.lenderWaiting}</span>
  if (failed || data === null)
    return (
      <span role="alert">
        {texts.lenderFailed}{' '}
        <Button variant="link" onClick={retry}>
          {texts.retry}
        </Button>
      </span>
    )
  const { orgCode, orgName, reason } = data
  const name = orgName === '' ? orgCode : orgName
  const why = reason ?? (isFixed(data) ? texts.lenderFixed : orgCode === null ? texts.lenderNone : texts.lenderPreset)
  const take = (): void => controller.change({ [LENDER]: orgCode }, name === null ? {} : { [LENDER]: name })
  return (
    <span>
      {why}
      {editable && name !== null && chosen !== orgCode ? (
        <>
          {' '}
          <Button variant="link" onClick={take}>
            {isEmpty(chosen) ? texts.fillLender({ name }) : texts.takeLender({ name })}
          </Button>
        </>
      ) : null}
    </span>
  )
}
