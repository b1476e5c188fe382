import type { Call } from '../../contract/call.ts'
import { formFileCalls } from '../../contract/document/form-record-calls.ts'
import { cleanFileName, withEnding } from '../../domain/file/file-name.ts'
import { type FormDocument, isDoubleSided } from '../../domain/form-record/form-documents.ts'
import { FORM_TEMPLATE_WRITERS } from '../../domain/form-record/form-template-entity.ts'
import { layoutForm } from '../../domain/form-record/layout/layout-form.ts'
import { mergedName, printPlan } from '../../domain/form-record/print-plan.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { type BackendAnswer, type BackendRequest, type Dispatcher, enter, refused } from '../dispatch.ts'
import { needs, type Policy } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { type AskedContract, takeContract } from '../contract-document/take-contract.ts'
import { NO_FORMS } from './form-fields.ts'
import { pageStamp } from './form-stamp.ts'
import { FormLimitError } from './forms.ts'
import { type AskedSample, takeSample } from './take-sample.ts'
import { type AskedForms, type FormAddress, takeForms, type TakenForms } from './take-forms.ts'

/** A PDF of one or several forms. @public */
export interface FormFile {
  /** With its ending, safe to download. */
  readonly fileName: string
  /** The PDF. */
  readonly bytes: Uint8Array
  /** Number of pages, including blank ones between documents printed on both sides. */
  readonly pages: number
  /** Number of sheets of paper. */
  readonly sheets: number
  /** Number of documents in the file. */
  readonly documents: number
  /** For a single filled document: a stamp that changes with any of its content. */
  readonly stamp: string | null
  /** For a single document: one stamp per page, in order. Equal stamps mean equal pages. */
  readonly pageStamps: readonly string[]
}
/** The file, or a refusal like that of a call. @public */
export type FormAnswer =
  /** The host sends the bytes. */
  { readonly ok: true; readonly file: FormFile } | ({ readonly ok: false } & BackendAnswer)

/** Form functions a host needs of the back end, in addition to the calls. @public */
export interface FormService {
  /** Draws the requested forms. Never throws: every failure is an envelope like that of a call. */
  open(address: FormAddress, request: Omit<BackendRequest, 'service' | 'method'>): Promise<FormAnswer>
}

/** @source server rule R23 */
const MOST_PAGES = 200
const MOST_BYTES = 50 * 1024 * 1024

/** Templates are viewed by users who may change them. */
const FOR_EDITORS: Policy = {
  who: 'privileged',
  privileges: [PRIVILEGE.detail],
  also: ({ roles }) => {
    if (!FORM_TEMPLATE_WRITERS.some((role) => roles.includes(role)))
      throw new Refusal('NO_PERMISSION', '您的角色不能修改“申请表模板”')
  },
}

/** Creates the form functions that are not calls. Values are read in one unit, and pages are drawn after it. */
export function createFormService(dispatcher: Dispatcher): FormService {
  return {
    async open(address, rest) {
      const call = formFileCalls[address] as Call // adapter: the dispatcher parses the input by this very call
      const request: BackendRequest = { ...rest, service: call.service, method: call.method }
      try {
        const { context, principal, input } = await enter(dispatcher, request, {
          call,
          policy: address === 'sample' ? FOR_EDITORS : needs(PRIVILEGE.detail),
        })
        if (!dispatcher.ports.forms) throw new Refusal('STATUS', NO_FORMS)
        const asked = input as AskedForms & AskedSample & AskedContract // adapter: parsed by this very call
        const who = { ...context, principal }
        const taken =
          address === 'sample'
            ? takeSample(dispatcher, context, asked)
            : address === 'contract'
              ? takeContract(dispatcher, who, asked)
              : takeForms(dispatcher, who, address, asked)
        return { ok: true, file: await drawn(dispatcher, await taken) }
      } catch (error) {
        return { ok: false, ...refused(dispatcher, request, limited(error)) }
      }
    },
  }
}

async function drawn(
  { ports: { forms, files } }: Dispatcher,
  { documents, values, blank, stamp, fileName }: TakenForms,
): Promise<FormFile> {
  if (!forms) throw new Refusal('STATUS', NO_FORMS)
  const [first] = documents
  const standard = first?.template.printStandard ?? ''
  const plan = printPlan(
    standard,
    documents.map(({ template, turn }) => layoutForm(template, values, forms.measure, blank ? {} : turn).pages),
  )
  if (plan.pages.length > MOST_PAGES)
    throw Refusal.invalid([
      { field: 'pathUrl', message: `一次最多${MOST_PAGES}页，本次有${plan.pages.length}页，请分批下载` },
    ])
  const name =
    documents.length === 1 && first ? singleName(first, fileName, blank) : mergedName(standard, documents.length, blank)
  const bytes = await forms.draw({
    title: name.replace(/\.pdf$/, ''),
    duplex: first !== undefined && isDoubleSided(first.template),
    pages: plan.pages,
  })
  if (bytes.length > MOST_BYTES) throw new FormLimitError('large')
  const pageStamps = documents.length === 1 ? await Promise.all(plan.pages.map((page) => pageStamp(files, page))) : []
  return {
    fileName: name,
    bytes,
    pages: plan.pages.length,
    sheets: plan.sheets,
    documents: documents.length,
    stamp,
    pageStamps,
  }
}

/** Rule R24 allows 120 characters including the extension. */
const LONGEST_NAME = 116

/** The file name of a single form. That of a blank form names no case. */
function singleName({ formName, template }: FormDocument, asked: string | null | undefined, blank: boolean): string {
  const name = cleanFileName(asked ? asked : blank ? `${template.formName}（空白表）` : formName)
  return `${[...withEnding(name, 'pdf').replace(/\.pdf$/, '')].slice(0, LONGEST_NAME).join('')}.pdf`
}

function limited(error: unknown): unknown {
  if (!(error instanceof FormLimitError)) return error
  return error.reason === 'slow'
    ? new Refusal('UNAVAILABLE', '生成超时，请稍后再试或分批下载')
    : Refusal.invalid([{ field: 'pathUrl', message: '文件过大，请分批下载' }])
}
