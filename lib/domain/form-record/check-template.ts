import type { Issue } from '../../catalogue/check.ts'
import { PRINT_STANDARD } from '../codes.ts'
import { amountIssues, type RepeatContext, codeIssues, referenceIssues } from './check-reference.ts'
import type { FormBlock, FormCell, FormContent, FormOver, FormTemplate } from './form-template.ts'
import { BODY, BODY_WIDTH, TEXT_SIZE } from './layout/drawing.ts'
import type { TypedIssue } from './parse-template.ts'
import { placeText } from './place-text.ts'
import type { JsonPath } from './read-json.ts'

const COLUMNS = 24
const LABEL_SPAN = 4
/** Maximum height of a row or an area in PDF points; leaves space for the headings repeated above it. */
const HIGHEST_PIECE = Math.floor(BODY.bottom - BODY.top - 60)
/** Maximum number of rows of an empty form. */
const MOST_BLANK_ROWS = 2_000
/** Maximum number of lines of a table heading. */
const HEADING_LINES = 2

/** The issues of an edited form. Issues of the layout name the place: 第3块第2格：…. @public */
export function templateIssues(template: FormTemplate): readonly Issue[] {
  const standards: readonly string[] = Object.values(PRINT_STANDARD)
  return [
    ...(/^[A-Za-z0-9-]{1,32}$/.test(template.formId)
      ? []
      : [{ field: 'formId', message: '表单ID只能由字母、数字和连字符组成，最多32个' }]),
    ...(standards.includes(template.printStandard) ? [] : [{ field: 'printStandard', message: '打印标准不正确' }]),
    ...layoutIssues(template).map((issue) => ({ field: 'blocks', message: issueText(issue) })),
  ]
}

/** The place and the message in one text. */
export const issueText = ({ path, message }: TypedIssue): string => (path === '' ? message : `${path}：${message}`)

/**
 * The issues of a layout whose parts are valid by themselves: undeclared names, rows that are not 24 parts wide, boxes
 * for a field without codes, people that are unknown at their place, content higher than a page.
 */
export function layoutIssues({ blocks, each }: Pick<FormTemplate, 'blocks' | 'each'>): readonly TypedIssue[] {
  const found = blocksIssues(blocks, [], { person: each !== undefined, people: false, records: null })
  const rows = blankRows(blocks)
  return [
    ...found,
    ...(rows > MOST_BLANK_ROWS
      ? [{ path: '', message: `空白表有${rows}行，最多${MOST_BLANK_ROWS}行，请减少 least` }]
      : []),
  ]
}

function blocksIssues(blocks: readonly FormBlock[], path: JsonPath, context: RepeatContext): readonly TypedIssue[] {
  return blocks.flatMap((block, index) => blockIssues(block, [...path, index], context))
}

function blockIssues(block: FormBlock, path: JsonPath, context: RepeatContext): readonly TypedIssue[] {
  const issues = (messages: readonly string[], at: JsonPath = path): readonly TypedIssue[] =>
    messages.map((message) => ({ path: placeText(at), message }))
  switch (block.block) {
    case 'each':
      return [
        ...issues(overIssues(block.over, context)),
        ...blocksIssues(block.blocks, [...path, 'blocks'], within(block.over, context)),
      ]
    case 'table':
      return [
        ...issues([
          ...overIssues(block.over, context),
          ...widthIssues(block.columns.reduce((sum, { span }) => sum + span, 0)),
        ]),
        ...block.columns.flatMap(({ label, span, content }, index) =>
          issues(
            [...headingIssues(label, span), ...contentIssues(content, within(block.over, context))],
            [...path, 'columns', index],
          ),
        ),
      ]
    case 'row':
      return [
        ...issues([
          ...widthIssues(block.cells.reduce((sum, cell) => sum + cell.span + labelSpanOf(cell), 0)),
          ...heightIssues(block.height),
        ]),
        ...block.cells.flatMap(({ content }, index) =>
          issues(contentIssues(content, context), [...path, 'cells', index]),
        ),
      ]
    case 'text':
      return issues(contentIssues({ parts: block.parts }, context))
    case 'title':
      return (block.lines ?? []).flatMap((parts, index) =>
        issues(contentIssues({ parts }, context), [...path, 'lines', index]),
      )
    case 'area':
      return issues(heightIssues(block.height))
    default:
      return []
  }
}

const labelSpanOf = ({ label, labelSpan = LABEL_SPAN }: FormCell): number => (label === null ? 0 : labelSpan)
const widthIssues = (width: number): readonly string[] =>
  width === COLUMNS ? [] : [`一行应为${COLUMNS}份宽，现为${width}份`]
const heightIssues = (height = 0): readonly string[] =>
  height > HIGHEST_PIECE ? [`高度不能超过一页（${HIGHEST_PIECE}点）`] : []

function headingIssues(label: string | undefined, span: number): readonly string[] {
  const onLine = Math.max(1, Math.floor(((BODY_WIDTH * span) / COLUMNS - 10) / TEXT_SIZE))
  return label !== undefined && label.length > onLine * HEADING_LINES
    ? [`标题过长，这一列最多${onLine * HEADING_LINES}个字`]
    : []
}

/** The context within a repeated part. */
function within(over: FormOver, context: RepeatContext): RepeatContext {
  return 'people' in over ? { person: true, people: true, records: null } : { ...context, records: over.records }
}

function overIssues(over: FormOver, context: RepeatContext): readonly string[] {
  if ('people' in over) return context.people ? ['按人重复的部分内不能再按人重复'] : []
  return [
    ...(context.records === null ? [] : ['按记录重复的部分内不能再按记录重复']),
    ...referenceIssues({ entity: over.records, field: '', person: over.person }, { ...context, records: null }, true),
  ]
}

function contentIssues(content: FormContent, context: RepeatContext): readonly string[] {
  if ('value' in content)
    return [...referenceIssues(content.value, context), ...amountIssues(content.value, content.as)]
  if ('choose' in content)
    return [...referenceIssues(content.choose, context), ...codeIssues(content.choose, content.options)]
  return 'parts' in content
    ? content.parts.flatMap((part) => (typeof part === 'string' ? [] : contentIssues(part, context)))
    : []
}

/** Number of rows and lines of an empty form. */
function blankRows(blocks: readonly FormBlock[]): number {
  return blocks.reduce(
    (sum, block) =>
      sum +
      (block.block === 'each'
        ? block.least * (1 + blankRows(block.blocks))
        : block.block === 'table'
          ? 1 + block.least
          : 1),
    0,
  )
}
