import { checkField } from '../../../../catalogue/check.ts'
import { fieldState, labelOf } from '../../../../catalogue/field-state.ts'
import { project } from '../../../../domain/project/project.ts'
import type { FieldTexts } from '../../../../field/field-texts.ts'
import { invalidTextIssue } from '../../../../field/typed-values/invalid-text.ts'
import { valuesOf } from '../../../../form/state/record-values.ts'
import { type EditedReferral, isReferralChanged, REFERRAL_FIELDS, type ReferralIssue } from './referral.ts'

/** Errors in what would be saved. */
export function referralIssues(edited: EditedReferral, today: string, texts: FieldTexts): readonly ReferralIssue[] {
  if (!isReferralChanged(edited)) return []
  const { values, unread } = edited
  const stored = valuesOf(project, edited.stored)
  const scope = { ...stored, ...values }
  return REFERRAL_FIELDS.flatMap((field): readonly ReferralIssue[] => {
    if (!fieldState(project, field, scope).visible) return []
    const typed = unread[field]
    if (typed !== undefined)
      return [
        { field, message: `${labelOf(project, field, scope)}${invalidTextIssue(project.fields[field], typed, texts)}` },
      ]
    return checkField(project, field, scope, { today, stored }).map(({ message }) => ({ field, message }))
  })
}
