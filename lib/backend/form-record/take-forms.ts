import type { formFileCalls } from '../../contract/document/form-record-calls.ts'
import { documentOf, type FormDocument, formIdIn } from '../../domain/form-record/form-documents.ts'
import { blankValues, type FormValues, formValues } from '../../domain/form-record/form-values.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import type { Dispatcher } from '../dispatch.ts'
import type { Context } from '../handler.ts'
import { publishingUnit } from '../live/publishing-unit.ts'
import { changesProject, type Principal, seesProject } from '../principal.ts'
import { countReveal } from '../record/reveal-limit.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { projectTable } from '../project/project-table.ts'
import { maskedCase, readFormCase } from './form-case.ts'
import { isFund, setsOf } from './form-rows.ts'
import { stampOf } from './form-stamp.ts'
import { type FormUse, notePrints } from './note-print.ts'

/** The address a form is requested from: those of a case, and the one for templates. @public */
export type FormAddress = keyof typeof formFileCalls
type CaseAddress = Exclude<FormAddress, 'sample' | 'contract'>

/** Which forms are requested, and how. */
export interface AskedForms {
  readonly prjId?: string | null
  readonly pathUrl?: string | null
  readonly fileName?: string | null
  readonly blank?: number | null
  readonly use?: string | null
}
/** Documents to draw, with the data to draw them. */
export interface TakenForms {
  readonly documents: readonly FormDocument[]
  readonly values: FormValues
  readonly blank: boolean
  readonly stamp: string | null
  readonly fileName: string | null
}

const USES: readonly string[] = ['preview', 'download', 'print'] satisfies readonly FormUse[]
const isUse = (text: string): text is FormUse => USES.includes(text)
/** Maximum number of documents in one file. */
const MOST_DOCUMENTS = 60

/**
 * Reads a case for its forms. Records a download or print with all numbers by a user who may see them. Previews and all
 * other files are masked.
 *
 * @throws Refusal
 */
export async function takeForms(
  dispatcher: Pick<Dispatcher, 'store' | 'publish'>,
  context: Context & { readonly principal: Principal },
  address: CaseAddress,
  asked: AskedForms,
): Promise<TakenForms> {
  const { principal, ports, now } = context
  const use = asked.use || 'preview'
  if (!isUse(use)) throw Refusal.invalid([{ field: 'use', message: '用途不正确' }])
  const ids = formIdsIn(asked.pathUrl ?? '', address)
  return publishingUnit(dispatcher, { account: principal.acctId, now }, async (unit, notify): Promise<TakenForms> => {
    const project = asked.prjId ? await unit.get(projectTable, asked.prjId) : null
    if (!project || !seesProject(principal, project)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
    const read = await readFormCase(unit, project, context.today)
    const sets = setsOf(read)
    const documents = ids.map((id) => documentOf(sets, id) ?? unknown())
    if (documents.some(({ template }) => template.file !== undefined))
      throw new Refusal('STATUS', '这是机构提供的文件，请从它自己的地址下载')
    refuseWrongAddress(address, documents)
    const blank = asked.blank === 1
    const stamps = blank
      ? []
      : await Promise.all(
          documents.map(async (document) => ({
            formId: document.formId,
            title: document.formName,
            stamp: await stampOf(ports.files, document, formValues(read.of)),
          })),
        )
    const inFull = !blank && use !== 'preview' && mayTakeInFull(principal, project)
    if (inFull) {
      await countReveal(unit, principal, now)
      await notePrints({ ...context, unit, notify }, project, use, stamps)
    }
    const of = inFull ? read.of : maskedCase(read.of)
    return {
      documents,
      values: blank ? blankValues(of) : formValues(of),
      blank,
      stamp: stamps.length === 1 ? (stamps[0]?.stamp ?? null) : null,
      fileName: asked.fileName ?? null,
    }
  })
}

function unknown(): never {
  throw new Refusal('NOT_FOUND', '没有这份申请表')
}

function formIdsIn(pathUrl: string, address: CaseAddress): readonly string[] {
  const paths = [
    ...new Set(
      pathUrl
        .split(',')
        .map((path) => path.trim())
        .filter((path) => path !== ''),
    ),
  ]
  const wrong = (message: string) => Refusal.invalid([{ field: 'pathUrl', message }])
  if (paths.length === 0) throw wrong('当前无可下载文档')
  if (address !== 'merged' && paths.length > 1) throw wrong('一次只能获取一份申请表')
  if (paths.length > MOST_DOCUMENTS) throw wrong(`一次最多${MOST_DOCUMENTS}份`)
  return paths.map((path) => {
    const id = formIdIn(path)
    if (id === null) throw wrong('文档地址不正确')
    return id
  })
}

function refuseWrongAddress(address: CaseAddress, documents: readonly FormDocument[]): void {
  const wrong = (message: string) => Refusal.invalid([{ field: 'pathUrl', message }])
  if (address === 'merged') {
    if (new Set(documents.map(({ template }) => template.printStandard)).size > 1)
      throw wrong('一次只能合并同一打印标准的申请表')
  } else if (documents.some(({ template }) => isFund(template) !== (address === 'fund')))
    throw wrong(address === 'fund' ? '这不是公积金申请表' : '公积金申请表应从公积金地址获取')
}

/**
 * Whether the caller may see all numbers in full. The same people may reveal single numbers.
 * @source server rule R25
 */
function mayTakeInFull(principal: Principal, project: Row): boolean {
  return principal.provider === null && changesProject(principal, project) && principal.privileges.has(PRIVILEGE.save)
}
