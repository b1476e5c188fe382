import type { FormDocument } from '../../domain/form-record/form-documents.ts'
import type { DrawnPage } from '../../domain/form-record/layout/drawing.ts'
import type { FormValues } from '../../domain/form-record/form-values.ts'
import { fieldsOn } from '../../domain/form-record/template-fields.ts'
import type { Files } from '../files.ts'

/**
 * A stamp of the content of a document: equal values and layout give the same stamp. The layout is included because a
 * template recreated under a former id starts again from revision one. It is signed, not just hashed, because ID
 * numbers are few enough to be guessed from a hash.
 *
 * @param values in full
 */
export async function stampOf(
  { sign }: Pick<Files, 'sign'>,
  { formId, template, turn }: FormDocument,
  values: FormValues,
): Promise<string> {
  const content = fieldsOn(template, values, turn).map(({ ref, shown }) => [
    ref.entity,
    ref.field,
    shown.key,
    shown.text,
    shown.codes,
  ])
  return (
    await sign(`form\n${JSON.stringify([formId, template.revision, template.rowHeight, template.blocks, content])}`)
  ).slice(0, 43)
}

const PAGE_STAMP = 16

/** A stamp of one page as it is drawn, signed for the same reason. */
export async function pageStamp({ sign }: Pick<Files, 'sign'>, page: DrawnPage): Promise<string> {
  return (await sign(`form-page\n${JSON.stringify(page)}`)).slice(0, PAGE_STAMP)
}
