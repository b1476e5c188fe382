const ROWS = 30

/** The content of a typical host: every kind of element, common class names, more than two hundred nodes. */
export function fillHost(place: Element): void {
  const rows = Array.from(
    { length: ROWS },
    (_, at) =>
      [
        'tr',
        ['th', `第 ${at + 1} 行`],
        ['td', '值'],
        ['td', ['span', '说明', 'badge']],
        ['td', ['button', '宿主按钮', 'button']],
      ] as const,
  )
  for (const part of [
    ['h1', '宿主页面'],
    ['nav', ['ul', ['li', ['a', '一个链接']], ['li', ['a', '另一个链接', 'tabs']]]],
    ['h2', '标题'],
    ['p', '一段文字，', ['b', '粗的'], ['em', '斜的'], ['code', '代码'], ['small', '小的']],
    [
      'form',
      ['label', '名称', ['input']],
      ['label', '说明', ['textarea']],
      ['label', '选项', ['select', ['option', '甲'], ['option', '乙']]],
      ['fieldset', ['legend', '一组'], ['input', '', 'checkbox']],
    ],
    ['div', ['button', '卡片里的按钮'], 'card'],
    ['dl', ['dt', '名'], ['dd', '值']],
    ['ol', ['li', '一'], ['li', '二']],
    ['hr'],
    ['blockquote', '引文'],
    ['table', ['thead', ['tr', ['th', '列'], ['th', '列'], ['th', '列'], ['th', '列']]], ['tbody', ...rows]],
    ['div', ['div', '对话框', 'dialog__content'], ['div', '抽屉', 'drawer'], 'dialog'],
    ['section', ['header', '页眉'], ['footer', '页脚'], 'skeleton'],
  ] as const)
    place.append(made(part))
}

type Part = string | readonly [string, ...Part[]]

const CLASS_NAMES: ReadonlySet<string> = new Set([
  'badge',
  'button',
  'tabs',
  'card',
  'checkbox',
  'dialog__content',
  'drawer',
  'dialog',
  'skeleton',
])

function made(part: Part): Node {
  if (typeof part === 'string') return document.createTextNode(part)
  const [name, ...inside] = part
  const element = document.createElement(name)
  for (const one of inside) {
    if (typeof one === 'string' && CLASS_NAMES.has(one)) element.className = one
    else element.append(made(one))
  }
  return element
}
