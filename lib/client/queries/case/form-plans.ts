import { formRecordCalls, type FormFields, type FormRecordRow } from '../../../contract/document/form-record-calls.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/** The application forms of a case. @source CAL-099 @public */
export function formRecords(prjId: string): QueryPlan<readonly FormRecordRow[]> {
  return answerOf(formRecordCalls.getFormRecordList, { prjId })
}

/** Which field appears where on one of these forms. @source APP-007 @public */
export function formFields(prjId: string, formId: string): QueryPlan<FormFields> {
  return answerOf(formRecordCalls.getFormFields, { prjId, formId })
}
