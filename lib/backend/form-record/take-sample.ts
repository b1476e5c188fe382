import { blankValues } from '../../domain/form-record/form-values.ts'
import { templateIn } from '../../domain/form-record/template-row.ts'
import type { Dispatcher } from '../dispatch.ts'
import type { Context } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { formTemplateTable } from './form-template-table.ts'
import { dictionariesOf } from './form-case.ts'
import type { TakenForms } from './take-forms.ts'

/** Which template is requested. */
export interface AskedSample {
  readonly formId?: string | null
}

/**
 * A stored template, in use or not, with nothing filled in.
 * @throws Refusal NOT_FOUND, or STATUS where it refers to something removed
 */
export async function takeSample(
  { store }: Pick<Dispatcher, 'store'>,
  { now }: Pick<Context, 'now'>,
  { formId }: AskedSample,
): Promise<TakenForms> {
  return store.unit({ account: 'system', now }, async (unit) => {
    const {
      rows: [row],
    } = await unit.list(formTemplateTable, {
      where: { field: 'formId', is: [formId ?? ''] },
      page: 1,
      pageSize: 1,
      counted: false,
    })
    if (!row) throw new Refusal('NOT_FOUND', '没有这个申请表模板')
    const answer = templateIn(row.values)
    if (!answer.ok) throw new Refusal('STATUS', `模板不能使用：${answer.problem}`.slice(0, 500))
    const { template } = answer
    if (template.file !== undefined) throw new Refusal('STATUS', '这个模板是机构提供的文件，没有样张，请直接打开文件')
    const { formName } = template
    return {
      documents: [{ formId: template.formId, formName, template, turn: {}, isValid: true }],
      values: blankValues({ dictionaries: await dictionariesOf(unit, [template]) }),
      blank: true,
      stamp: null,
      fileName: `${formName}（样张）`,
    }
  })
}
