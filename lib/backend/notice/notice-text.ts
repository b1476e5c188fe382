import { filledIn, noticeTemplateFor, type NoticeTerms } from '../../domain/flow/message-template.ts'
import { caseName } from '../fee/case-name.ts'
import { listOf, textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { noticeTemplateTable } from './notice-tables.ts'

/** The texts of a notice. */
export interface NoticeText {
  readonly title: string
  readonly body: string
}

/**
 * The texts of a notice, as the installation words them where it has a template for this kind.
 *
 * @source ROU-003 (/RuleTmpltNoticeGrid)
 */
export async function worded(
  unit: Unit,
  project: Row,
  { kind, title, body }: NoticeText & { readonly kind: string },
  acctId: string,
): Promise<NoticeText> {
  const { rows } = await unit.list(noticeTemplateTable, {
    where: {
      all: [
        { field: 'tmplNotice', is: [kind] },
        { field: 'enabled', is: [1] },
      ],
    },
    sort: [{ field: 'tmplSort' }],
    counted: false,
  })
  if (rows.length === 0) return { title, body }
  const positions = rows.some(({ values }) => textOf(values['tmplRole']) !== '')
    ? listOf((await unit.get(accountTable, acctId))?.values['positions'])
    : []
  const template = noticeTemplateFor(
    rows.map(({ values }) => values),
    { kind, scheme: textOf(project.values['hf20LoanScheme']) || null, positions },
  )
  if (!template) return { title, body }
  const terms: NoticeTerms = { 标题: title, 内容: body, 项目: caseName(project), 编号: textOf(project.values['prjNo']) }
  return {
    title: filledIn(textOf(template['tmplTitle'] ?? null), terms),
    body: filledIn(textOf(template['tmplText'] ?? null), terms),
  }
}
