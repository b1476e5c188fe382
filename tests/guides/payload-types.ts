import { declarationsOf, membersOf } from './declared-members.ts'
import { code, table } from './markdown.ts'

/** A type that payloads and props name: its members in Chinese, in the order of its source. */
interface Explained {
  readonly path: string
  readonly about: string
  /** Empty for what is no interface: its declaration says all of it. */
  readonly words: Readonly<Record<string, string>>
}

const SECTIONS = 'lib/widgets/project-detail/sections.ts'
const TABS = 'lib/widgets/project-detail/tabs.ts'

const EXPLAINED: Readonly<Record<string, Explained>> = {
  ProjectTab: { path: 'lib/widgets/project-detail/project-events.ts', about: '项目页的标签页', words: {} },
  ProjectTabModules: { path: TABS, about: '代替某几页的组件；键只能是这五个，别的不认，也不能加页', words: {} },
  ProjectTabProps: {
    path: TABS,
    about: '标签页的组件收到的',
    words: {
      projectId: '项目主键',
      readOnly: '只看',
      guard: '有未保存的内容时填上它：换页、离开前会问',
      openTabs: '这里能打开的页',
      onOpenTab: '去另一页，先问本页未保存的内容；`params` 交给那一页',
      params: '带到这一页来的，如资料页的 `jobId`',
    },
  },
  LeaveGuard: {
    path: 'lib/form/leaving/leave-guard.ts',
    about: '未保存的内容',
    words: { isDirty: '有没有', requestLeave: '询问怎样处理；true 表示可以离开' },
  },
  HostSection: {
    path: SECTIONS,
    about: '宿主自己的分区',
    words: {
      key: '不重复的名字，也在 `op` 与 `data-section` 里',
      title: '显示的名称',
      Component: '画这个分区的组件，自己画卡片',
    },
  },
  ProjectSectionProps: {
    path: SECTIONS,
    about: '分区的组件收到的',
    words: {
      projectId: '项目主键；新建而未保存时为 null',
      title: '分区的名称',
      readOnly: '只看',
      facts: '屏幕上的项目，正在编辑的内容也算',
      editing: '编辑：`open()` 先问别处未保存的、再查状态；`check()` 只查状态；一页只有一处在编辑',
      refreshes: '项目每次保存都加一：自己载入的内容要重新载入',
      onReadiness: '告诉页面还缺多少必填',
      onParts: '告诉页面这个分区里有哪些部分，列在分区之下',
      onFailure: '告诉页面这个分区载入失败及如何重试；载入成功后为 null',
    },
  },
  CaseRecordEvent: {
    path: 'lib/widgets/use-open-record.ts',
    about: '打开的记录换了',
    words: { record: '记录的地址，如 `income/…`；用户关上了为 null', source: '谁换的' },
  },
  CaseRecordQueue: {
    path: 'lib/widgets/use-open-record.ts',
    about: '打开的记录在宿主的清单里的位置',
    words: {
      at: '第几条，从 1 起',
      count: '共几条',
      onStep: '用户要下一条（1）或上一条（-1），或审核完这一条',
      onDecided: '审核完这一条：`approved` 通过、`returned` 退回；有它就不再调用 `onStep`',
    },
  },
  BulkResult: {
    path: 'lib/contract/record/operation-calls.ts',
    about: '一次处理多行时，其中一行的结果',
    words: {
      id: '哪一行',
      ok: '做成了没有',
      message: '没做成的原因；做成时为空',
      affects: '演练时：这一行会一并带走什么',
    },
  },
  FormEndpoints: {
    path: 'lib/widgets/form-preview/form-preview-props.ts',
    about: '申请表文件的地址，接在接口地址之后',
    words: {
      word: '一份；缺省 `form/word`',
      fund: '一份公积金的；缺省 `form/fund`',
      merged: '合成一个文件；缺省 `form/merged`',
    },
  },
  GridAction: { path: 'lib/grid/grid-events.ts', about: '对记录做什么：查看、新增、编辑、克隆', words: {} },
  GridQuery: {
    path: 'lib/grid/grid-query.ts',
    about: '清单的检索、排序与页码',
    words: {
      search: '按字段名：`{ contains }`、`{ is: [] }`、`{ from, to }` 或 `{ fromDay, toDay }`',
      page: '从 1 起',
      pageSize: '每页几行',
      sort: '按哪个字段，`asc` 升、`desc` 降',
    },
  },
  GridRow: { path: 'lib/grid/grid-row.ts', about: '清单的一行：字段名对应值，字段见[字段参考](fields.md)', words: {} },
  GridSelection: {
    path: 'lib/grid/selection/grid-selection.ts',
    about: '清单里勾选的',
    words: { ids: '勾选的主键', count: '几行', all: '是否为符合检索的全部，不止这一页' },
  },
  GridOpenEvent: {
    path: 'lib/grid/grid-events.ts',
    about: '要打开一条记录',
    words: { action: '做什么', id: '主键；新增时为 null', row: '清单里的那一行；新增时为 null', source: '从哪里打开' },
  },
}

/** Types of which another page says all there is to say. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  Stored: '后端答复的记录：除字段外还有 `keyValue`（主键）、`version`（版本）与 `refValues`（编码的文字）',
  Project: '项目：[字段](fields/project/Hf20PrjBase.md)',
  Income: '收入：[字段](fields/fee/Hf54ProjectIncomeInfo.md)',
  Expense: '支出：[字段](fields/fee/ProjectCostInfo.md)',
  FeeDraftRecord: '收款单或支出将要提交的字段：已有的，加上表单所填的',
  PaperFile:
    '资料的一个文件：[字段](fields/paper/Hf2yPrjAppendix.md)，另有 `url`（几分钟内有效的地址）、`daysLeft`（还有效几天，null 为长期，负数为已过期）、' +
    '`mayRemove`（1 为现在可以移除）与 `checkRefusal`（本人不能核对的原因，空为没有）',
  FeeSubTab: "`'charges' | 'incomes' | 'expenses'`：收费、收入、支出清单",
  PaperSide: "`'buyer' | 'owner'`：买家、业主",
  ProjectSectionKey: "`'basic' | 'demand' | 'house' | 'buyers' | 'owners' | 'trade' | 'loan'`：项目页自带的分区",
  Day: "日期，`'2026-11-22'` 这样的文本，北京时间",
  Grid: '清单的声明：[自己的清单](../own-grid.md)',
  Value: '字段的值：文本、数字、文本的列表或 null',
  Appearance: '[外观](../theming.md)',
  Fallback: '[组件崩溃时](../slots.md)：`({ error, retry }) => ReactNode`，或 null',
  FangkitError: '[失败](errors.md)',
  FangkitEvent: '[发生的事](../events.md)：`type`、`source` 与各自的内容',
  MessageOverrides: '[文字](../messages.md)',
  Slots: '[状态的样子](../slots.md)',
}

/** Those of TypeScript, React and the browser. */
const COMMON = ['Record', 'Readonly', 'Partial', 'Exclude', 'File', 'Promise', 'ComponentType', 'Ref']
const NAME = /\b[A-Z][A-Za-z]+\b/g
/** Names of types in what is written of one; members, parameters and texts in quotes are none. */
const namesIn = (text: string): readonly string[] =>
  text
    .replaceAll(/'[^']*'/g, '')
    .replaceAll(/\b\w+\??:/g, '')
    .match(NAME) ?? []
const isIn = (one: Readonly<Record<string, unknown>>, name: string): boolean => Object.hasOwn(one, name)

interface Shown {
  readonly text: string
  readonly names: readonly string[]
}

function shown(name: string, { path, about, words }: Explained): Shown {
  const title = `### ${name}\n\n${about}。`
  if (Object.keys(words).length === 0) {
    const [declared = ''] = declarationsOf(path, new RegExp(`^${name}$`))
    return { text: `${title}\n\n\`\`\`text\n${declared}\n\`\`\``, names: namesIn(declared) }
  }
  const members = membersOf(path, name)
  const missing = [
    ...members.map((one) => one.name).filter((one) => !isIn(words, one)),
    ...Object.keys(words).filter((one) => !members.some((member) => member.name === one)),
  ]
  if (missing.length > 0) throw new Error(`payload-types.ts and ${path} do not agree on ${name}: ${missing.join(', ')}`)
  return {
    text: `${title}\n\n${table(
      ['名称', '类型', '必有', '说明'],
      members.map((one) => [code(one.name), code(one.type), one.optional ? '' : '是', words[one.name] ?? '']),
    )}`,
    names: members.flatMap(({ type }) => namesIn(type)),
  }
}

/**
 * Every type that the page names without spelling it out there, once.
 *
 * @param texts the types of payloads and props
 * @param declared names of the types that are listed with their widget
 * @throws Error where a name has no explanation, or an explained type is not named
 */
export function payloadTypes(texts: readonly string[], declared: readonly string[]): string {
  const parts = Object.entries(EXPLAINED).map(([name, one]) => ({ name, ...shown(name, one) }))
  const named = new Set(texts.flatMap(namesIn))
  const further = new Set(parts.flatMap(({ name, names }) => names.filter((one) => one !== name)))
  const astray = [...named].filter(
    (name) => ![...COMMON, ...declared].includes(name) && !isIn(EXPLAINED, name) && !isIn(ELSEWHERE, name),
  )
  const idle = [...Object.keys(EXPLAINED), ...Object.keys(ELSEWHERE)].filter(
    (name) => !named.has(name) && !further.has(name),
  )
  if (astray.length + idle.length > 0)
    throw new Error(`payload-types.ts: explained nowhere: ${astray.join(', ')}; named nowhere: ${idle.join(', ')}`)
  return [
    '## 属性与事件里的类型',
    ...parts.map(({ text }) => text),
    '### 其余',
    table(
      ['类型', '是什么'],
      Object.entries(ELSEWHERE).map(([name, words]) => [code(name), words]),
    ),
  ].join('\n\n')
}
