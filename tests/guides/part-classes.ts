import { recipes, slotRecipes } from '../../lib/theme/recipes.ts'
import { code, table } from './markdown.ts'

/** What each part is called where people read of it. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  avatar: '头像',
  badge: '数字标记',
  button: '按钮',
  dot: '圆点',
  'floating-box': '浮起的盒子',
  'hidden-text': '只给读屏的文字',
  'icon-button': '图标按钮',
  kbd: '按键',
  meter: '进度条（短）',
  spinner: '转圈',
  calendar: '日历',
  card: '卡片',
  checkbox: '复选框',
  collapsible: '可折叠',
  'confirm-dialog': '询问',
  control: '输入框',
  'description-list': '名称与值',
  dialog: '对话框与抽屉',
  'edit-bar': '编辑条',
  'empty-state': '空与失败',
  'form-field': '表单的一格',
  'form-grid': '表单的分栏',
  'help-tip': '问号提示',
  menu: '菜单',
  notice: '提示条',
  pagination: '分页',
  'progress-bar': '进度',
  'radio-cards': '单选卡片',
  segmented: '分段选择',
  select: '选择',
  skeleton: '骨架',
  stepper: '加减',
  steps: '步骤',
  switch: '开关',
  table: '表格',
  tabs: '标签页',
  tag: '标签',
  toast: '轻提示',
  tree: '树',
}

interface Part {
  readonly className?: string
  readonly slots?: readonly string[]
}

/**
 * The classes a host may address, as the recipes name them.
 * @throws Error where a part has no words, or words no part
 */
export function partClasses(): string {
  const parts: readonly Part[] = [...Object.values(recipes), ...Object.values(slotRecipes)]
  const names = parts.map(({ className = '' }) => className)
  const astray = [
    ...names.filter((name) => !Object.hasOwn(DESCRIPTIONS, name)),
    ...Object.keys(DESCRIPTIONS).filter((name) => !names.includes(name)),
  ]
  if (astray.length > 0) throw new Error(`part-classes.ts and the recipes do not agree on ${astray.join(', ')}`)
  const rows = [...parts]
    .sort((a, b) => ((a.className ?? '') < (b.className ?? '') ? -1 : 1))
    .map(({ className = '', slots = [] }) => [
      DESCRIPTIONS[className] ?? '',
      slots.length === 0 ? code(`fk-${className}`) : slots.map((slot) => code(`fk-${className}__${slot}`)).join(' '),
    ])
  return (
    `## 类名\n\n只有下列类名是约定的一部分，用来在宿主的样式里指到一处；网页元素在影子根里，宿主的样式够不到它们，只有 ${code('appearance')} 给的 ${code('--fk-*')} ` +
    `进得去。\n\n${table(['部件', '类名'], rows)}`
  )
}
