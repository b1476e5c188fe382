import type {
  FieldRef,
  FormBlock,
  FormCell,
  FormColumn,
  FormContent,
  FormOver,
  FormPart,
  PersonRef,
} from './form-template.ts'
import { FORM_PEOPLE } from './form-people.ts'
import { placeText } from './place-text.ts'
import {
  byName,
  byTag,
  either,
  type JsonIssue,
  just,
  list,
  number,
  oneOf,
  type Read,
  readJson,
  shape,
  toggle,
  whole,
  words,
} from './read-json.ts'

/** Maximum length of a layout as text, in characters. */
export const LONGEST_LAYOUT = 200_000
const MOST_BLOCKS = 400
const DEEPEST = 4
const COLUMNS = 24
const LONGEST_TEXT = 2_000
/** Maximum length of bars and headings, because they are repeated on every page. */
const LONGEST_HEADING = 48
const HIGHEST = 800
/** Width of the body of a page in PDF points. */
const WIDEST_LINE = 480
const MOST_LEAST = 30
const MOST_SIDE_BY_SIDE = 4

/** An issue of typed text with its place: 第3块第2格. The place is empty for the whole text. @public */
export interface TypedIssue {
  readonly path: string
  readonly message: string
}
/** The blocks of a template a text contains, or the issues that prevent reading it. @public */
export type ParsedLayout =
  | { readonly ok: true; readonly blocks: readonly FormBlock[] }
  | { readonly ok: false; readonly issues: readonly TypedIssue[] }

const name = words(64, 1)
const place = whole(0, 99)
const amongs = oneOf([...FORM_PEOPLE, 'each'])
const person: Read<PersonRef> = shape({ among: amongs }, { at: place })
const reference: Read<FieldRef> = shape(
  { entity: name, field: name },
  { person, row: either(place, just('each'), '应为从0起的序号或 "each"') },
)
const form = oneOf(['words', 'bare'])
const text = words(LONGEST_TEXT)
const line = words(LONGEST_HEADING)
const part: Read<FormPart> = (value, path, addIssue) =>
  typeof value === 'string'
    ? text(value, path, addIssue)
    : shape({ value: reference, width: number(1, WIDEST_LINE, '（点）') }, { as: form })(value, path, addIssue)
const parts = list(part, 0, 200)

const content: Read<FormContent> = byName({
  value: shape({ value: reference }, { as: form }),
  choose: shape({ choose: reference }, { options: list(name, 1, 60) }),
  text: shape({ text }),
  boxes: shape({ boxes: list(line, 1, 60) }),
  write: shape({ write: words(LONGEST_HEADING) }),
  parts: shape({ parts }),
})
const span = whole(1, COLUMNS)
const cell: Read<FormCell> = shape(
  { span, content },
  { label: either(line, just(null), `应为不超过${LONGEST_HEADING}个字的文字或 null`), labelSpan: span },
)
const column: Read<FormColumn> = shape({ span, content }, { label: line })
const over: Read<FormOver> = byName({
  people: shape({ people: oneOf(FORM_PEOPLE) }),
  records: shape({ records: name, person }),
})
const least = whole(0, MOST_LEAST)
const height = number(0, HIGHEST, '（点）')

const FLAT = {
  title: shape({ block: just('title'), text: words(200, 1) }, { lines: list(parts, 0, 20) }),
  section: shape({ block: just('section'), text: line }),
  row: shape({ block: just('row'), cells: list(cell, 1, COLUMNS) }, { height }),
  table: shape({ block: just('table'), over, least, columns: list(column, 1, COLUMNS) }),
  text: shape({ block: just('text'), parts }, { style: oneOf(['plain', 'heading', 'clause', 'small']) }),
  signatures: shape({ block: just('signatures'), labels: list(words(20), 1, MOST_SIDE_BY_SIDE) }, { dated: toggle }),
  area: shape({ block: just('area'), text, height }, { signed: line }),
  space: shape({ block: just('space'), height }),
  page: shape({ block: just('page') }),
} as const

/** Reads blocks, and nested ones down to a maximum depth. */
function blocksTo(depth: number): Read<readonly FormBlock[]> {
  const inner: Read<readonly FormBlock[]> =
    depth > 1 ? blocksTo(depth - 1) : (_value, path, addIssue) => void addIssue(path, `嵌套不能超过${DEEPEST}层`)
  const block: Read<FormBlock> = byTag('block', {
    ...FLAT,
    each: shape({ block: just('each'), over, least, blocks: inner }),
  })
  return list(block, depth === DEEPEST ? 1 : 0, MOST_BLOCKS)
}
const LAYOUT = blocksTo(DEEPEST)

/** Parses a typed layout strictly: anything undeclared is refused with its place. Never throws. @public */
export function parseTemplateLayout(typed: string): ParsedLayout {
  if (typed.length > LONGEST_LAYOUT)
    return { ok: false, issues: [{ path: '', message: `不能超过${LONGEST_LAYOUT.toLocaleString('zh-CN')}个字` }] }
  const answer = readJson(typed, LAYOUT)
  if (!answer.ok) return { ok: false, issues: answer.issues.map(typedIssue) }
  const count = countOf(answer.value)
  return count > MOST_BLOCKS
    ? { ok: false, issues: [{ path: '', message: `最多${MOST_BLOCKS}块，现有${count}块` }] }
    : { ok: true, blocks: answer.value }
}

/** The place in words, with the message. */
export function typedIssue({ path, message }: JsonIssue): TypedIssue {
  const last = path.at(-1)
  return { path: placeText(path), message: typeof last === 'string' ? `${last}${message}` : message }
}

function countOf(blocks: readonly FormBlock[]): number {
  return blocks.reduce((sum, block) => sum + 1 + (block.block === 'each' ? countOf(block.blocks) : 0), 0)
}
