import { callName, type Call, type CallTexts } from '../../lib/contract/call.ts'
import { contract } from '../../lib/contract/contract.ts'
import { LARGEST_PAGE, PAGE_SIZE, searchableFields } from '../../lib/contract/input.ts'
import { LARGEST_LIST } from '../../lib/contract/list-input.ts'
import { BULK_LIMIT } from '../../lib/contract/record/operation-calls.ts'
import { ROW_OPERATION, ROW_OPERATIONS } from '../../lib/domain/grid/row-operation.ts'
import { WIRE_ERRORS } from '../../lib/contract/wire-error.ts'
import type { Entity } from '../../lib/catalogue/entity.ts'
import type { Fields } from '../../lib/catalogue/field.ts'
import { whoMay } from './call-who.ts'
import { declaredEntities } from './declared-entities.ts'
import { kindOf, limitsOf } from './field-texts.ts'
import { code, page, table } from './markdown.ts'
import { outputShape } from './schema-shapes.ts'
import { servicePage } from './service-folders.ts'

const EFFECT = {
  read: '读取：可以重试',
  write: '写入：只发一次',
  create: '新增：带幂等键时可以重发',
} as const satisfies Record<Call['effect'], string>
const ENCODING = {
  form: '表单编码',
  json: 'JSON',
  multipart: '分段上传（multipart/form-data）',
} as const satisfies Record<Call['encoding'], string>

const parameterTable = (fields: Fields): string =>
  table(
    ['参数', '名称', '类型', '必填', '限制'],
    Object.entries(fields).map(([name, field]) => [
      code(name),
      field.label,
      kindOf(field),
      field.required ? '是' : '',
      limitsOf(field),
    ]),
  )

const linkOf = ({ title, service }: Entity): string => `[${title}](../../${servicePage('fields', service)})`
const among = (fields: Fields, entity: Entity): boolean =>
  Object.keys(entity.fields).every((name) => Object.hasOwn(fields, name))

/** The record whose fields an input takes, that of the same service first. */
function recordTaken(fields: Fields, service: string): Entity | null {
  if (!Object.hasOwn(fields, 'version')) return null
  const fitting = declaredEntities.filter((entity) => Object.keys(entity.fields).length > 3 && among(fields, entity))
  return (
    fitting.find((entity) => entity.service === service) ??
    fitting.sort((a, b) => Object.keys(b.fields).length - Object.keys(a.fields).length)[0] ??
    null
  )
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** The fields an input takes: those of a record by its page, all others one by one. */
function takes(fields: Fields, service: string): string {
  if (Object.keys(fields).length === 0) return '无。'
  if (Object.hasOwn(fields, 'pageSize')) return takesPage(fields, service)
  const entity = recordTaken(fields, service)
  if (!entity) return parameterTable(fields)
  const further = without(fields, [...Object.keys(entity.fields), 'keyValue', 'version'])
  const record = `${linkOf(entity)}的任意字段，以及 ${code('keyValue')}（没有时为新增）与 ${code('version')}（读到时的版本）。缺省的字段保持原值。`
  return Object.keys(further).length === 0 ? record : `${record} 另有：\n\n${parameterTable(further)}`
}

function takesPage(fields: Fields, service: string): string {
  const entity = declaredEntities.find(
    (one) => one.service === service && Object.keys(searchableFields(one)).every((name) => Object.hasOwn(fields, name)),
  )
  const searched = entity ? Object.keys(searchableFields(entity)) : []
  const said =
    entity && searched.length > 0 ? `\n\n查询与排序：${searched.map(code).join('、')}（见${linkOf(entity)}）。` : ''
  return `${parameterTable(without(fields, searched))}${said}`
}

function takenOf({ input, list, service }: Call): string {
  if (!input.rowFields) return takes(input.fields, service)
  return (
    `${takes(input.fields, service)}\n\n请求体是 JSON 数组（${code(list ?? 'rows')}，至多 ${LARGEST_LIST} 行），每行：` +
    `\n\n${takes(input.rowFields, service)}`
  )
}

function answeredOf({ output, service }: Call): string {
  const { shape, records } = outputShape(output, service)
  if (shape === 'null') return '`null`：只表示成功。'
  const said = records.map((entity) => {
    const isDraft = shape.includes(`DraftRecord<${entity.service}>`)
    return (
      `${code(`${isDraft ? 'DraftRecord' : 'Stored'}<${entity.service}>`)}：${linkOf(entity)}的全部字段，加 ` +
      `${code('keyValue')}${isDraft ? '（未保存时为 null）' : ''}、${code('version')}、${code('refValues')}`
    )
  })
  const links = said.length === 0 ? '' : `\n\n${said.join('；')}。`
  return `${shape.includes('\n') ? `\`\`\`text\n${shape}\n\`\`\`` : code(shape)}${links}`
}

/** Files have an address of their own: they are no calls of a record. */
const addressOf = ({ service, method, encoding }: Call): string =>
  encoding === 'multipart' ? `POST {base}/${service}/${method}` : `POST {base}/web/${service}/${method}`

/** Only the declaration of a call contains its texts. */
export const textsOf = <I, O>(call: Call<I, O>): CallTexts => call as Call<I, O> & CallTexts // adapter: as declared

function callPart(call: Call): string {
  const { method, effect, encoding, errors } = call
  const { summary, requirements } = textsOf(call)
  return [
    `## ${method}`,
    `${summary.replace(/。$/, '')}。`,
    [
      `- 地址：${code(addressOf(call))}，${ENCODING[encoding]}`,
      `- ${EFFECT[effect]}`,
      `- 谁可以调用：${whoMay(callName(call))}`,
      `- 失败：${errors.map(code).join('、')}`,
      `- 需求：${requirements.join('、')}`,
    ].join('\n'),
    `### 输入\n\n${takenOf(call)}`,
    `### 答复\n\n${answeredOf(call)}`,
  ].join('\n\n')
}

const OPERATIONS = table(
  ['操作', '方法', '批量方法', '需要原因'],
  ROW_OPERATIONS.map((operation) => {
    const { label, method, bulkMethod, bulk, reason } = ROW_OPERATION[operation]
    return [label, code(method), bulk ? code(bulkMethod) : '', { none: '', optional: '可填', required: '必填' }[reason]]
  }),
)

const LIST_CALLS = [
  code('getPageList'),
  `${code('getSubPageList')}（有上级或属于项目时）`,
  code('getOne'),
  code('doCreate'),
  `${code('doSave')}（可新增或编辑时）`,
  code('getOpts'),
  `${code('doExport')}（CSV，流式，总行数在 ${code('X-Total-Rows')}）`,
].join('、')
const BULK_CALLS =
  `批量操作收 ${code('ids')} 或 ${code('all=1')} 加查询条件，一次至多 ${BULK_LIMIT} 条，` +
  `逐条答复 ${code('{ id, ok, message }')}。`

const LISTS = `## 声明的清单

用 ${code('defineGrid')} 声明的清单（见[自己的清单](../own-grid.md)）按声明的操作提供下列接口，输入与答复同上述同名接口：

${LIST_CALLS}，以及各行操作：

${OPERATIONS}

行操作收 ${code('id')}、${code('version')}、${code('reason')}；${BULK_CALLS}`

const INTRO =
  `每个接口是 ${code('POST {base}/web/{Service}/{method}')}（${code('/api/…')} 是别名），带 ${code('Token')} 头。名称照原样，拼写也不改。` +
  `答复总是 ${code('{ success, message, code, data, total, requestId }')}；业务失败也是 HTTP 200，${code('success')} 为假。` +
  `多出的参数按名称拒绝，缺省的不改变。列表一页 ${PAGE_SIZE} 条，至多 ${LARGEST_PAGE} 条，总数在 ${code('total')}。同一声明由浏览器、服务器和本页读取。`

/** One page for each service, and an index of every call. */
export function callPages(): ReadonlyMap<string, string> {
  const services = Object.entries<Readonly<Record<string, Call>>>(
    contract as unknown as Readonly<Record<string, Readonly<Record<string, Call>>>>,
  ) // adapter: an index type loses each call's own input and output
  const index = services.flatMap(([service, calls]) =>
    Object.values(calls).map((call) => [
      `[${service}.${call.method}](${servicePage('calls', service)}#${call.method.toLowerCase()})`,
      textsOf(call).summary,
      whoMay(callName(call)),
    ]),
  )
  const statuses = [...new Set(Object.values(WIRE_ERRORS).map(({ status }) => status))].sort((a, b) => a - b)
  const signals = table(
    ['HTTP 状态', '错误码'],
    statuses.map((status) => [
      String(status),
      Object.entries(WIRE_ERRORS)
        .flatMap(([name, error]) => (error.status === status ? [code(name)] : []))
        .join('、'),
    ]),
  )
  return new Map([
    [
      'calls.md',
      page('接口参考', INTRO, signals, `## 全部接口\n\n${table(['接口', '做什么', '谁可以调用'], index)}`, LISTS),
    ],
    ...services.map(
      ([service, calls]) =>
        [
          servicePage('calls', service),
          page(
            `接口：${service}`,
            '[全部接口](../../calls.md) · [错误码](../../errors.md)',
            ...Object.values(calls).map(callPart),
          ),
        ] as const,
    ),
  ])
}
