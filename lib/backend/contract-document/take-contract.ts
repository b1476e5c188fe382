import { SALE_CONTRACT_FORM, SALE_CONTRACT_NAME } from '../../domain/contract-text/contract-template.ts'
import { formValues } from '../../domain/form-record/form-values.ts'
import type { Dispatcher } from '../dispatch.ts'
import { caseName } from '../fee/case-name.ts'
import { maskedCase } from '../form-record/form-case.ts'
import { notePrints } from '../form-record/note-print.ts'
import type { TakenForms } from '../form-record/take-forms.ts'
import type { Context } from '../handler.ts'
import { publishingUnit } from '../live/publishing-unit.ts'
import { type Principal, seesProject } from '../principal.ts'
import { countReveal } from '../record/reveal-limit.ts'
import { Refusal } from '../refusal.ts'
import { projectTable } from '../project/project-table.ts'
import { mayTakeInFull, requireSale } from './contract-access.ts'
import { contractStamp, documentOfContract } from './contract-stamp.ts'
import { readContract } from './read-contract.ts'

/** What is requested: `preview` is masked; `download` and `print` are in full for those who may see the numbers. */
export interface AskedContract {
  readonly prjId?: string | null
  readonly use?: string | null
}

/** Reads the contract of a case for its print, and records when it leaves with all numbers. @throws Refusal */
export async function takeContract(
  dispatcher: Pick<Dispatcher, 'store' | 'publish'>,
  context: Context & { readonly principal: Principal },
  { prjId, use }: AskedContract,
): Promise<TakenForms> {
  const { principal, ports, now } = context
  const requested = use || 'preview'
  if (requested !== 'preview' && requested !== 'download' && requested !== 'print')
    throw Refusal.invalid([{ field: 'use', message: '用途不正确' }])
  return publishingUnit(dispatcher, { account: principal.acctId, now }, async (unit, notify): Promise<TakenForms> => {
    const project = prjId ? await unit.get(projectTable, prjId) : null
    if (!project || !seesProject(principal, project)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
    requireSale(project)
    const contract = await readContract(unit, project, context.today)
    const stamp = await contractStamp(ports.files, contract)
    const inFull = requested !== 'preview' && mayTakeInFull(principal, project)
    if (inFull) {
      await countReveal(unit, principal, now)
      await notePrints({ ...context, unit, notify }, project, requested, [{ formId: SALE_CONTRACT_FORM, stamp }])
    }
    const values = formValues(inFull ? contract.of : maskedCase(contract.of))
    return {
      documents: [documentOfContract(contract)],
      values,
      blank: false,
      stamp,
      fileName: `${SALE_CONTRACT_NAME}-${caseName(project)}`,
    }
  })
}
