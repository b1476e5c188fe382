import type { Condition } from '../../lib/catalogue/condition.ts'
import type { Composite, Entity } from '../../lib/catalogue/entity.ts'
import { explain, conditionTextsOf, type ConditionTexts } from '../../lib/catalogue/explain.ts'
import type { Field } from '../../lib/catalogue/field.ts'
import { declaredEntities } from './declared-entities.ts'
import { codeLabel, KIND_TEXTS, kindOf, limitsOf } from './field-texts.ts'
import { code, page, table } from './markdown.ts'
import { servicePage } from './service-folders.ts'

/** Conditions also read facts of the case; these use the labels of the record that declares them. */
function conditionTextsFor(entity: Entity): ConditionTexts {
  const of = (name: string): ConditionTexts =>
    conditionTextsOf(
      Object.hasOwn(entity.fields, name)
        ? entity
        : (declaredEntities.find(({ fields }) => Object.hasOwn(fields, name)) ?? entity),
      codeLabel,
    )
  return { label: (name) => of(name).label(name), value: (name, value) => of(name).value(name, value) }
}

function requiredWhen(entity: Entity, name: string, say: (condition: Condition) => string): string {
  if (entity.fields[name]?.required) return '总是'
  const condition = entity.required[name]
  return condition ? say(condition) : ''
}

function shownWhen(entity: Entity, name: string, say: (condition: Condition) => string): string {
  if (entity.fields[name]?.hidden) return '不显示'
  const condition = entity.shown[name]
  return condition ? say(condition) : ''
}

function lockedWhen(entity: Entity, name: string, say: (condition: Condition) => string): string {
  const field = entity.fields[name]
  if (field?.serverOwned) return '由服务器计算'
  if (field?.readOnly || entity.derived[name]) return '由系统带出'
  const condition = entity.readOnly[name]
  return condition ? `${say(condition)} 时不可编辑` : ''
}

const SENSITIVE = { id: '证件号', phone: '电话', bank: '银行账号' } as const

function notesOf(entity: Entity, name: string, field: Field, say: (condition: Condition) => string): string {
  const cleared = entity.cleared[name]
  const derived = entity.derived[name]
  const other = (fieldName: string) => entity.fields[fieldName]?.label ?? fieldName
  return [
    lockedWhen(entity, name, say),
    cleared && `${say(cleared)} 时清空`,
    derived && `由 ${derived.reads.map(other).join('、')} 得出`,
    field.parent && `随 ${other(field.parent)} 变化而清空`,
    ...(entity.labels[name] ?? []).map(({ when, use }) => `${say(when)} 时称“${use}”`),
    ...(entity.options[name] ?? []).map(
      ({ when, use }) =>
        `${say(when)} 时只列 ${use.map((one) => (field.dict && codeLabel(field.dict, one)) || one).join('、')}`,
    ),
    field.sensitive && `个人信息（${SENSITIVE[field.sensitive]}），离开后端时遮盖`,
    field.passing && '只随保存提交，不存储',
    field.hint && `提示：${field.hint}`,
  ]
    .filter((one) => typeof one === 'string' && one !== '')
    .join('；')
}

const listed = (field: Field): string =>
  [field.indexed && !field.sensitive && !field.hidden && '查询、排序', field.column && '列']
    .filter((one) => typeof one === 'string')
    .join('、')

function groupPart(entity: Entity, label: string, fields: Readonly<Record<string, Field>>): string {
  const words = conditionTextsFor(entity)
  const say = (condition: Condition) => explain(condition, words)
  const rows = Object.entries(fields).map(([name, field]) => [
    code(name),
    field.label,
    kindOf(field),
    limitsOf(field),
    shownWhen(entity, name, say),
    requiredWhen(entity, name, say),
    listed(field),
    notesOf(entity, name, field, say),
  ])
  return `### ${label}\n\n${table(['字段', '名称', '类型', '限制', '显示条件', '必填条件', '清单', '说明'], rows)}`
}

const COMPOSITE = { region: '省市区', 'date-range': '起止日期', 'map-point': '地图位置' } as const satisfies Record<
  Composite['kind'],
  string
>

function effectLines(entity: Entity): string {
  const words = conditionTextsFor(entity)
  const spoken = (name: string, value: unknown) =>
    value === null || typeof value === 'string' || typeof value === 'number' ? words.value(name, value) : String(value)
  const lines = Object.entries(entity.onChange).flatMap(([name, effects = []]) =>
    effects.map(({ when, set, onlyIfEmpty }) => {
      const filled = Object.entries(set)
        .map(([target, value]) =>
          value === null ? `清空 ${words.label(target)}` : `${words.label(target)} 填为 ${spoken(target, value)}`,
        )
        .join('，')
      return (
        `- ${words.label(name)} 变化${when ? `，且 ${explain(when, words)}` : ''}：` +
        `${filled}${onlyIfEmpty ? '（仅当为空）' : ''}`
      )
    }),
  )
  return lines.length === 0 ? '' : `### 联动\n\n只在字段变化的那一刻发生。\n\n${lines.join('\n')}`
}

function compositeLines(entity: Entity): string {
  const lines = Object.values(entity.composites).map(
    ({ kind, label, parts }) => `- ${label}（${COMPOSITE[kind]}）：${parts.map(code).join('、')}`,
  )
  return lines.length === 0 ? '' : `### 合并编辑的字段\n\n${lines.join('\n')}`
}

function entityPart(entity: Entity): string {
  const facts =
    entity.facts.length === 0
      ? ''
      : `条件还读取项目的事实：${entity.facts.map((name) => `${conditionTextsFor(entity).label(name)}（${code(name)}）`).join('、')}。`
  const meta =
    entity.metaTable === null ? '' : `字段元数据表号 ${entity.metaTable}：安装方可改名称、设为必填、隐藏或锁定。`
  const groups = Object.values(entity.groups).map(({ label, fields }) => groupPart(entity, label || '字段', fields))
  return [`## ${entity.title}`, meta, facts, ...groups, compositeLines(entity), effectLines(entity)]
    .filter((part) => part !== '')
    .join('\n\n')
}

const INTRO =
  '没有“显示条件”的字段总是显示，没有“必填条件”的字段不要求（安装方可用字段元数据加严）。隐藏的字段保留原值、不校验，在表单、PDF 与合计里当作没有。条件同时在浏览器与后端执行。'

/** One page for each service that keeps records, and an index. */
export function fieldPages(): ReadonlyMap<string, string> {
  const services = [...new Set(declaredEntities.map(({ service }) => service))]
  const of = (service: string) => declaredEntities.filter((entity) => entity.service === service)
  const kinds = table(
    ['类型', '声明', '程序里', '接口上'],
    Object.entries(KIND_TEXTS).map(([kind, { name, inside, wire }]) => [name, code(kind), inside, wire]),
  )
  const index = table(
    ['记录', '服务', '字段数'],
    services.map((service) => [
      of(service)
        .map(({ title }) => title)
        .join('、'),
      `[${service}](${servicePage('fields', service)})`,
      of(service)
        .map(({ fields }) => Object.keys(fields).length)
        .join('、'),
    ]),
  )
  return new Map([
    [
      'fields.md',
      page(
        '字段参考',
        INTRO,
        '字典文本是初始数据的文本，安装方可以改。',
        `## 记录\n\n${index}`,
        `## 字段类型\n\n${kinds}`,
      ),
    ],
    ...services.map(
      (service) =>
        [
          servicePage('fields', service),
          page(`字段：${of(service)[0]?.title ?? service}（${service}）`, INTRO, ...of(service).map(entityPart)),
        ] as const,
    ),
  ])
}
