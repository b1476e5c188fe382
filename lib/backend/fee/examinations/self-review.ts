import { EXAMINE_ACTION } from '../../../domain/fee/examination.ts'
import { SELF_REVIEW, SYS_PARAM } from '../../../domain/settings/sys-param.ts'
import type { SignedIn } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import type { Row } from '../../store.ts'
import { parameter } from '../../sys-param/parameter.ts'
import { examinationsOf } from './note-examination.ts'
import { isSubmitter } from '../fee-access.ts'

/**
 * Refuses to let users approve an entry they made, submitted or are named in, unless the installation allows it. The
 * history also says who submitted it, so that naming another person later does not help.
 *
 * @param entry the income or expense, `named` the field that names the submitter, `objId` the object of its history
 * @throws Refusal NO_PERMISSION
 */
export async function refuseSelfReview(
  { unit, principal }: SignedIn,
  { entry, named, objId }: { readonly entry: Row; readonly named: string; readonly objId: string },
): Promise<void> {
  const lines = await examinationsOf(unit, objId)
  const hasSubmitted = lines.some(
    ({ createdBy, values }) => values['hf3fAction'] === EXAMINE_ACTION.submit && createdBy === principal.acctId,
  )
  if (!hasSubmitted && !isSubmitter(principal, entry, named)) return
  if ((await parameter(unit, SYS_PARAM.selfReview)) === SELF_REVIEW.allowed) return
  throw new Refusal('NO_PERMISSION', '不能审核本人提交的单据，请由其他财务人员审核')
}
