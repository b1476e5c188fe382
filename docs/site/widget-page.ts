import { existsSync } from 'node:fs'
import { allCalls } from '../../lib/contract/contract.ts'
import { callName } from '../../lib/contract/call.ts'
import { widgetCalls } from '../../lib/contract/widget-calls.ts'
import { isPartnerWidget } from '../../lib/domain/permission/partner-widget.ts'
import { attributeOf, eventOf, tagOf } from '../../lib/elements/names.ts'
import { ELEMENT_TABLES, type WidgetName } from '../../lib/elements/tables.ts'
import type { AnyTable } from '../../lib/widgets/widget-table.ts'
import { declarationsOf } from '../../tests/guides/declared-members.ts'
import { LOCAL_ADVICE, WIRE_ADVICE } from '../../tests/guides/errors-page.ts'
import { code, table } from '../../tests/guides/markdown.ts'
import { payloadFiles, widgetsPage } from '../../tests/guides/widgets-page.ts'
import { readPage } from './front-matter.ts'

/** Of a running example, in pixels, where the page says nothing else. */
const HEIGHT = 760

const REFERENCE = '../guides/reference/widgets.md'

/** The types the reference explains: those with a heading, and those in its last table. */
function explainedTypes(): (name: string) => string | null {
  const reference = widgetsPage()
  return (name) => {
    if (new RegExp(`^### ${name}$`, 'm').test(reference)) return `${REFERENCE}#${name.toLowerCase()}`
    return reference.includes(`| \`${name}\` |`) ? `${REFERENCE}#其余` : null
  }
}
const explained = explainedTypes()

/** The type as code; one the reference explains leads there, by its name or in a list. */
function typeLink(type: string): string {
  const [, name = ''] = /^(\w+)(?:\[\])?$/.exec(type) ?? []
  const place = /^[A-Z]/.test(name) ? explained(name) : null
  return place === null ? code(type) : `[${code(type)}](${place})`
}

const REQUIRED = '<span class="docs-tag bad">必填</span>'

function propTable({ props }: AnyTable): string {
  return table(
    ['名字', '类型', '做什么'],
    Object.entries(props).map(([name, { type, required, about, fromText, as }]) => [
      `${code(name)}${required ? ` ${REQUIRED}` : ''}`,
      typeLink(type),
      `${about}${as === undefined ? '' : `；网页元素上叫 ${code(fromText ? attributeOf(as) : as)}`}`,
    ]),
  )
}

/** What an event brings: the names of its fields, as its source declares them. */
function payloadOf(widget: WidgetName, detail: string): string {
  if (detail === '' || detail === 'null') return ''
  const declared = payloadFiles(widget).flatMap((path) => declarationsOf(path, new RegExp(`^${detail}$`)))[0]
  const names = [...(declared?.matchAll(/^ {2}(\w+)\??:/gm) ?? [])].map(([, name = '']) => name)
  return declared?.startsWith('interface') && !declared.includes(' extends ') && names.length > 0
    ? code(`{ ${names.join(', ')} }`)
    : typeLink(detail)
}

function eventTable(widget: WidgetName, { events, hooks }: AnyTable): string {
  return table(
    ['名字', '什么时候', '带着什么'],
    [
      ...Object.entries(events).map(([name, { about, detail, asked }]) => [
        code(name),
        `${about}${asked ? `；网页元素要写 ${code(attributeOf(asked.as))}` : ''}`,
        payloadOf(widget, detail),
      ]),
      ...Object.entries(hooks).map(([name, { about, draft, answer }]) => [
        code(name),
        about,
        `${code(draft)}，答 ${code(answer)}`,
      ]),
    ],
  )
}

const methodTable = ({ methods }: AnyTable): string =>
  table(
    ['名字', '签名', '做什么'],
    Object.entries(methods).map(([name, { signature, about }]) => [code(name), code(signature), about]),
  )

/** What a partner’s page can meet: what the calls of the widget declare, and what happens on the way to them. */
function errorTable(widget: WidgetName): string {
  const partnerWidget = widget.toUpperCase().replaceAll('-', '_')
  if (!isPartnerWidget(partnerWidget)) throw new Error(`${widget} is no widget of a partner’s page`)
  const made = widgetCalls(partnerWidget)
  const met = new Set<string>(allCalls().flatMap((call) => (made.has(callName(call)) ? call.errors : [])))
  return table(
    ['错误码', '意思', '你要做什么'],
    [
      ...Object.entries(WIRE_ADVICE).flatMap(([name, [meaning, advice]]) =>
        met.has(name) ? [[code(name), meaning, advice]] : [],
      ),
      ...Object.entries(LOCAL_ADVICE).map(([name, [, meaning, advice]]) => [code(name), meaning, advice]),
    ],
  )
}

/** The figure of the README that says what the widget costs. */
function weightOf(component: string, readme: string): string {
  const figure = (row: string): string | undefined => new RegExp(`^\\| ${row} \\| (\\d+ KB) \\|`, 'm').exec(readme)?.[1]
  const beside = figure(`${component}，(?:已有别的组件时最多)?另加`)
  if (beside !== undefined) return `已有别的组件时另加 ${beside}`
  const whole = figure(`FangkitProvider \\+ ${component}`)
  if (whole === undefined) throw new Error(`README.md has no size of ${component}`)
  return `连同 FangkitProvider ${whole}`
}

/** The parts of the page in one line, where the window has no room for them beside the text. */
function tocLine({ methods }: AnyTable): string {
  const parts = Object.entries({
    try: '试一试',
    props: '属性',
    events: '事件',
    ...(Object.keys(methods).length > 0 && { methods: '方法' }),
    errors: '出错时',
    recipes: '常见做法',
  })
  const links = parts.map(([id, name]) => `<a href="#${id}">${name}</a>`).join('')
  return `<p class="docs-toc-line">本页：${links}</p>`
}

/**
 * The page of a widget, in the same order for all of them. Tables come from the table of the widget and from the calls
 * it makes; the sentence at the head and the recipes are written.
 */
export function widgetPage(widget: WidgetName, written: string, readme: string): string {
  const one: AnyTable = ELEMENT_TABLES[widget]
  const { head, body } = readPage(written)
  const [lead = '', ...recipes] = body.trim().split('\n\n')
  if (!existsSync(`examples/${widget}/main.tsx`)) throw new Error(`examples/${widget} is not there`)
  const parts = [
    `---\ntitle: ${one.component} ${head.get('name') ?? ''}\npageClass: widget-page\n---`,
    `<p class="docs-crumb">组件 <span aria-hidden="true">›</span> ${one.component}</p>`,
    `# ${one.component}`,
    `<div class="docs-lead">\n\n${lead}\n\n</div>`,
    '<p class="docs-facts"><span class="docs-tag ok">稳定</span>' +
      `<span class="docs-tag">${weightOf(one.component, readme)}</span>` +
      `<span class="docs-tag"><code>&lt;${tagOf(widget)}&gt;</code></span></p>`,
    tocLine(one),
    '## 试一试 {#try .docs-spoken}',
    `<LiveExample folder="${widget}" name="${one.component}" :height="${head.get('height') ?? HEIGHT}" ` +
      `start="${head.get('start') ?? ''}" />`,
    '## 属性 {#props}',
    propTable(one),
    `在网页元素上，能写成文本的属性把大写换成连字符（${code('projectId')} 写 ${code('project-id')}），` +
      '其余设在元素上。见[网页元素](../guides/elements.md)。',
    '## 事件 {#events}',
    eventTable(widget, one),
    `在网页元素上，${code('onReady')} 是 ${code(eventOf('onReady'))}，带着的在 ${code('detail')} 里。` +
      '见[事件与过问](../guides/events.md)。',
    ...(Object.keys(one.methods).length > 0 ? ['## 方法 {#methods}', methodTable(one)] : []),
    '## 出错时 {#errors}',
    errorTable(widget),
    '## 常见做法 {#recipes}',
    ...recipes,
  ]
  return `${parts.join('\n\n')}\n`
}
