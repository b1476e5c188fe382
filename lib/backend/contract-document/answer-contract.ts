import { CONTRACT_STATE } from '../../domain/contract-text/contract-codes.ts'
import { contractText } from '../../domain/contract-text/contract-text.ts'
import { contractWarnings } from '../../domain/contract-text/contract-terms.ts'
import { saleContract } from '../../domain/contract-text/sale-contract.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { formValues } from '../../domain/form-record/form-values.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { caseName } from '../fee/case-name.ts'
import { maskedCase } from '../form-record/form-case.ts'
import type { SignedIn } from '../handler.ts'
import { answerRecord } from '../record/answer.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { mayTakeInFull, mayWrite } from './contract-access.ts'
import { contractStamp } from './contract-stamp.ts'
import { readContract } from './read-contract.ts'

/** The contract of a case as answered to the caller. */
export async function answerContract(context: SignedIn, project: Row): Promise<Readonly<Record<string, unknown>>> {
  const { unit, principal, ports } = context
  const contract = await readContract(unit, project, context.today)
  const { row, record, of, parts, scope } = contract
  const isFinal = record['contractState'] === CONTRACT_STATE.final
  const finalStamp = textOf(row?.values['finalStamp'])
  return {
    prjId: project.key,
    prjNo: textOf(project.values['prjNo']),
    caseName: caseName(project),
    record: await answerRecord(unit, saleContract, record, row),
    parts: contractText(parts, formValues(maskedCase(of))),
    warnings: contractWarnings(scope as RecordValues), // adapter: values of declared fields
    mayEdit: mayWrite(principal, project),
    mayFinish: mayWrite(principal, project) && principal.privileges.has(PRIVILEGE.finish),
    inFull: mayTakeInFull(principal, project),
    changedSinceFinal: isFinal && finalStamp !== '' && finalStamp !== (await contractStamp(ports.files, contract)),
  }
}
