import { attributeOf, eventOf, tagOf } from '../../lib/elements/names.ts'
import { ELEMENT_TABLES } from '../../lib/elements/tables.ts'
import type { AnyTable } from '../../lib/widgets/widget-table.ts'
import { declarationsOf, membersOf } from './declared-members.ts'
import { code, page, table } from './markdown.ts'
import { payloadTypes } from './payload-types.ts'
import { PROVIDER_PROP_TEXTS } from './provider-prop-texts.ts'

/** Where the payloads of events are declared, beside the props of each widget. */
const FURTHER: Readonly<Record<string, string>> = {
  'project-detail': 'lib/widgets/project-detail/project-events.ts',
  'image-viewer': 'lib/viewer/gallery-props.ts',
}

const providerTable = (): string =>
  table(
    ['属性', '类型', '必填', '说明'],
    membersOf('lib/provider/provider-props.ts', 'FangkitProviderProps').map(({ name, type, optional }) => {
      const words = PROVIDER_PROP_TEXTS[name]
      if (words === undefined) throw new Error(`${name} of the provider has no words in provider-words.ts`)
      return [code(name), code(type), optional ? '' : '是', words]
    }),
  )

function propTable({ props }: AnyTable): string {
  return table(
    ['属性', '标签上', '类型', '必填', '说明'],
    Object.entries(props).map(([name, { type, required, about, fromText, as }]) => {
      const onElement = as ?? name
      return [
        code(name),
        fromText ? code(attributeOf(onElement)) : `属性值 ${code(onElement)}`,
        code(type),
        required ? '是' : '',
        about,
      ]
    }),
  )
}

const eventTable = ({ events }: AnyTable): string =>
  table(
    ['React', 'DOM 事件', 'detail', '何时', '标签上另需'],
    Object.entries(events).map(([name, { about, detail, asked }]) => [
      code(name),
      code(eventOf(name)),
      detail === '' ? '' : code(detail),
      about,
      asked ? `${code(attributeOf(asked.as))}：${asked.about}` : '',
    ]),
  )

const hookTable = ({ hooks }: AnyTable): string =>
  table(
    ['React', 'DOM 事件（可取消）', '收到', '可以答', '何时'],
    Object.entries(hooks).map(([name, { about, draft, answer }]) => [
      code(name),
      code(eventOf(name)),
      code(draft),
      code(answer),
      about,
    ]),
  )

const methodTable = ({ methods }: AnyTable): string =>
  table(
    ['方法', '签名', '说明'],
    Object.entries(methods).map(([name, { signature, about }]) => [code(name), code(signature), about]),
  )

/** The files that declare what the events of a widget bring. */
export const payloadFiles = (widget: string): readonly string[] => [
  `lib/widgets/${widget}/${widget}-props.ts`,
  ...(FURTHER[widget] ? [FURTHER[widget]] : []),
]

const payloadsOf = ({ widget }: AnyTable): readonly string[] =>
  payloadFiles(widget).flatMap((path) => declarationsOf(path, /(Event|Navigation|Draft|Image)$/))

function payloads(one: AnyTable): string {
  const declared = payloadsOf(one)
  return declared.length === 0 ? '' : `\`\`\`text\n${declared.join('\n\n')}\n\`\`\``
}

function widgetPart(one: AnyTable): string {
  const { component, widget, about, hooks } = one
  const blocks = [
    [
      `## ${component}`,
      `${about}。React：${code(`import { ${component} } from 'fangkit/${widget}'`)}；网页元素：${code(`<${tagOf(widget)}>`)}。`,
      propTable(one),
    ],
    [
      `### ${component} 的事件`,
      eventTable(one),
      ...(Object.keys(hooks).length > 0 ? [hookTable(one)] : []),
      payloads(one),
    ],
    [`### ${component} 的方法`, 'React 里在 `ref` 上，网页元素在元素上。', methodTable(one)],
  ]
  return blocks
    .flat()
    .filter((block) => block !== '')
    .join('\n\n')
}

/** The types that payloads and props of all widgets name, each spelled out once. */
function typesPart(tables: readonly AnyTable[]): string {
  const declared = tables.flatMap(payloadsOf)
  const said = tables.flatMap(({ props, events, hooks }) => [
    ...Object.values(props).map(({ type }) => type),
    ...Object.values(events).map(({ detail }) => detail),
    ...Object.values(hooks).flatMap(({ draft, answer }) => [draft, answer]),
  ])
  return payloadTypes(
    [...declared, ...said],
    declared.flatMap((one) => /^(?:interface|type) (\w+)/.exec(one)?.[1] ?? []),
  )
}

/**
 * Props, events and methods of every widget, of the component and of the element alike: both are made from one table.
 */
export function widgetsPage(): string {
  return page(
    '组件的属性、事件与方法',
    `视图状态总是三个一组：${code('x')}（由宿主保存）、${code('defaultX')}（由组件保存）、${code('onXChange')}。事件是过去式，收一个对象。回调抛错、` +
      '拒绝或永不结束都不影响组件。用法见[事件](../events.md)、[替换状态](../slots.md)与[网页元素](../elements.md)；点了名而没有写出的类型，' +
      '见[最后](#属性与事件里的类型)。',
    `## FangkitProvider\n\n${providerTable()}`,
    ...Object.values(ELEMENT_TABLES).map(widgetPart),
    typesPart(Object.values(ELEMENT_TABLES)),
  )
}
