import { sameValue, type Value } from '../../../../catalogue/kind.ts'
import type { Stored } from '../../../../contract/output.ts'
import type { Project } from '../../../../domain/project/project.ts'

/** The fields of the referral discount of a case. @source FEE-006, FEE-016, FEE-017 */
export const REFERRAL_FIELDS = ['hf20Ctrl3', 'hf20HelpactivityBegin', 'hf20HelpactivityEnd', 'hf20MaxHelper'] as const
export type ReferralField = (typeof REFERRAL_FIELDS)[number]
export type ReferralValues = Readonly<Record<ReferralField, Value>>

/** The referral discount while it is edited. */
export interface EditedReferral {
  /** The case the values started from. */
  readonly stored: Stored<Project>
  readonly values: ReferralValues
  readonly unread: Partial<Readonly<Record<ReferralField, string>>>
  /** The version another user has stored meanwhile, where both changed the same field. */
  readonly theirs: Stored<Project> | null
}

export function referralOf(stored: Stored<Project>): EditedReferral {
  return { stored, values: valuesIn(stored), unread: {}, theirs: null }
}

function valuesIn(stored: Stored<Project>): ReferralValues {
  return {
    hf20Ctrl3: stored.hf20Ctrl3 ?? 0,
    hf20HelpactivityBegin: stored.hf20HelpactivityBegin,
    hf20HelpactivityEnd: stored.hf20HelpactivityEnd,
    hf20MaxHelper: stored.hf20MaxHelper,
  }
}

/** Fields that differ from the stored case and would be sent; hidden fields are left out. */
export function changedReferral({ stored, values }: EditedReferral): readonly ReferralField[] {
  const before = valuesIn(stored)
  return REFERRAL_FIELDS.filter(
    (field) => (field === 'hf20Ctrl3' || values.hf20Ctrl3 === 1) && !sameValue(values[field], before[field]),
  )
}

export function isReferralChanged(edited: EditedReferral): boolean {
  return changedReferral(edited).length > 0 || (edited.values.hf20Ctrl3 === 1 && Object.keys(edited.unread).length > 0)
}

/** Fields that both users changed to different values. */
export function referralClashes(edited: EditedReferral, latest: Stored<Project>): readonly ReferralField[] {
  const [before, theirs] = [valuesIn(edited.stored), valuesIn(latest)]
  return changedReferral(edited).filter(
    (field) => !sameValue(theirs[field], before[field]) && !sameValue(theirs[field], edited.values[field]),
  )
}

/** Applies my changes to a newer case; the user decides about conflicting fields. */
export function renewedReferral(edited: EditedReferral, latest: Stored<Project>): EditedReferral {
  if (edited.stored === latest) return edited
  return referralClashes(edited, latest).length > 0 ? { ...edited, theirs: latest } : rebasedReferral(edited, latest)
}

export function rebasedReferral(edited: EditedReferral, latest: Stored<Project>): EditedReferral {
  const mine = Object.fromEntries(changedReferral(edited).map((field) => [field, edited.values[field]]))
  return { stored: latest, values: { ...valuesIn(latest), ...mine }, unread: edited.unread, theirs: null }
}

export interface ReferralIssue {
  readonly field: ReferralField
  readonly message: string
}
