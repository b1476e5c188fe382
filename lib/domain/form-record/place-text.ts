import type { JsonPath } from './read-json.ts'

/** Names of the items in the lists of a layout. */
const ITEMS: Readonly<Record<string, string>> = {
  blocks: '块',
  cells: '格',
  columns: '列',
  parts: '段',
  lines: '行',
  labels: '处签名',
  boxes: '个方框',
  options: '个选项',
  all: '项',
  any: '项',
  is: '个值',
}

/**
 * A place in words: 第3块第2格. For nested blocks, one after the other.
 * @param outermost name of the items in the outermost list
 */
export function placeText(path: JsonPath, outermost = '块'): string {
  return path
    .flatMap((step, index) => {
      if (typeof step !== 'number') return []
      const parentStep = path[index - 1]
      const item = typeof parentStep === 'string' ? (ITEMS[parentStep] ?? '项') : index === 0 ? outermost : '段'
      return [`第${step + 1}${item}`]
    })
    .join('')
}
