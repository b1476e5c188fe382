import type { FormBlock } from '../form-template.ts'
import { turnsOf } from '../form-turns.ts'
import type { Laying } from './laying.ts'
import { NOTHING, type Piece } from './piece.ts'
import { cellsOf, headCells } from './row-cells.ts'
import { rowPieces } from './table-row.ts'
import { areaPiece, sectionPiece, signaturePiece, textPieces, titlePieces } from './text-pieces.ts'

/** Converts blocks to pieces from top to bottom. A bar applies to the blocks after it. */
export function blockPieces(blocks: readonly FormBlock[], laying: Laying): readonly Piece[] {
  let current = laying
  return blocks.flatMap((block) => {
    if (block.block === 'section') current = { ...current, heading: numbered(block.text, current) }
    else if (block.block !== 'row' && block.block !== 'table' && block.block !== 'each')
      current = { ...current, heading: '' }
    return piecesOf(block, current)
  })
}

function piecesOf(block: FormBlock, laying: Laying): readonly Piece[] {
  const { values, turn, measure } = laying
  switch (block.block) {
    case 'title':
      return titlePieces(block.text, block.lines ?? [], laying)
    case 'section':
      return [sectionPiece(numbered(block.text, laying), measure)]
    case 'row':
      return rowPieces(cellsOf(block.cells, laying), Math.max(laying.rowHeight, block.height ?? 0), againOf(laying))
    case 'text':
      return textPieces(block.parts, block.style ?? 'plain', laying)
    case 'signatures':
      return [signaturePiece(block.labels, block.dated ?? true, measure)]
    case 'area':
      return [areaPiece(block.text, block.height, block.signed ?? '', laying)]
    case 'space':
      return [{ height: block.height, at: () => NOTHING }]
    case 'page':
      return [{ height: 0, at: () => NOTHING, onNewPage: true }]
    case 'each':
      return turnsOf(block.over, block.least, values, turn).flatMap((mine, index) =>
        blockPieces(block.blocks, { ...laying, turn: mine, number: index + 1 }),
      )
    case 'table': {
      const head: Piece = { ...rowPiece(headCells(block.columns, laying), laying.rowHeight), withNext: true }
      const again = [...(againOf(laying).again ?? []), head]
      const rows = turnsOf(block.over, block.least, values, turn).flatMap((mine, index) => {
        const cells = block.columns.map(({ span, content }) => ({ label: null, span, content }))
        return rowPieces(cellsOf(cells, { ...laying, turn: mine, number: index + 1 }), laying.rowHeight, { again })
      })
      return [{ ...head, ...againOf(laying) }, ...rows]
    }
  }
}

function rowPiece(cells: ReturnType<typeof headCells>, height: number): Piece {
  const [piece] = rowPieces(cells, height, {})
  return piece ?? { height: 0, at: () => NOTHING }
}

function againOf({ heading = '', measure }: Laying): Pick<Piece, 'again'> {
  return heading === '' ? {} : { again: [sectionPiece(`${heading}（续）`, measure)] }
}

function numbered(text: string, { number }: Laying): string {
  return text.replace('{n}', number === undefined ? '' : String(number))
}
