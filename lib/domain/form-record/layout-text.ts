import type { FormBlock } from './form-template.ts'

/** A layout as text for editing: one block per line, cells and columns below their row, repeated blocks indented. */
export function layoutText(blocks: readonly FormBlock[]): string {
  return listText(blocks, '')
}

function listText(blocks: readonly FormBlock[], indent: string): string {
  return `[\n${blocks.map((block) => `${indent}  ${blockText(block, `${indent}  `)}`).join(',\n')}\n${indent}]`
}

function blockText(block: FormBlock, indent: string): string {
  const { blocks, cells, columns, ...rest } = block as FormBlock &
    // adapter: any of these lists
    Readonly<Record<'blocks' | 'cells' | 'columns', readonly FormBlock[] | undefined>>
  const head = JSON.stringify(rest).slice(0, -1)
  const inner = cells ?? columns
  if (inner) {
    const lines = inner.map((one) => `${indent}  ${JSON.stringify(one)}`).join(',\n')
    return `${head},"${cells ? 'cells' : 'columns'}":[\n${lines}\n${indent}]}`
  }
  return blocks ? `${head},"blocks":${listText(blocks, indent)}}` : `${head}}`
}
