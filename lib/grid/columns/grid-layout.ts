import type { GridColumn } from '../../domain/grid/grid-columns.ts'
import { COLUMN_WIDTH, type ViewColumn } from '../../domain/grid/saved-view.ts'

/** How much one key press changes the width of a column, in px. */
export const WIDTH_STEP = 16

export function fitWidth(width: number): number {
  return Math.round(Math.min(COLUMN_WIDTH.most, Math.max(COLUMN_WIDTH.least, width)))
}

/** The columns on screen, pinned ones first. */
export function laidOut(columns: readonly GridColumn[], layout: readonly ViewColumn[]): readonly GridColumn[] {
  const byName = new Map(columns.map((column) => [column.name, column]))
  const shown = layout.filter(({ visible }) => visible)
  return [...shown.filter(({ pinned }) => pinned), ...shown.filter(({ pinned }) => !pinned)].flatMap(
    ({ name }) => byName.get(name) ?? [],
  )
}

/** How many columns stay in view on the left: the pinned ones, or the first one. */
export function heldColumns(layout: readonly ViewColumn[]): number {
  return Math.max(1, layout.filter(({ visible, pinned }) => visible && pinned).length)
}

export function withColumn(
  layout: readonly ViewColumn[],
  name: string,
  part: Partial<Omit<ViewColumn, 'name'>>,
): readonly ViewColumn[] {
  const next = layout.map((column) =>
    column.name === name
      ? { ...column, ...part, ...(typeof part.width === 'number' && { width: fitWidth(part.width) }) }
      : column,
  )
  // Keeps the last visible column, because a list without columns offers no way back.
  return next.some(({ visible }) => visible) ? next : layout
}

export function withWidths(
  layout: readonly ViewColumn[],
  widths: Readonly<Record<string, number>>,
): readonly ViewColumn[] {
  return layout.map((column) => {
    const width = widths[column.name]
    return width === undefined ? column : { ...column, width: fitWidth(width) }
  })
}

/** Moves a column to the position of another one. */
export function moveColumn(layout: readonly ViewColumn[], name: string, to: number): readonly ViewColumn[] {
  const moved = layout.find((column) => column.name === name)
  if (!moved) return layout
  const others = layout.filter((column) => column.name !== name)
  const at = Math.min(others.length, Math.max(0, to))
  return [...others.slice(0, at), moved, ...others.slice(at)]
}

const CONTENT = { address: 240, textarea: 240, text: 160, datetime: 150 } as const
const USUAL_CONTENT = 120

/** Default width of a column in px, by the kind of its field. Used when all widths must be known. */
export function usualWidth({ field: { kind }, label, unit }: GridColumn): number {
  const content =
    kind === 'address' || kind === 'textarea' || kind === 'text' || kind === 'datetime' ? CONTENT[kind] : USUAL_CONTENT
  return fitWidth(Math.max((label.length + unit.length) * 14 + 48, content))
}

/**
 * Widths of all columns on screen in px, when one of them is set, several are pinned or rows are virtual. Null: as wide
 * as their content.
 */
export function fixedWidths(
  visible: readonly GridColumn[],
  layout: readonly ViewColumn[],
  forced: boolean,
): readonly number[] | null {
  const set = new Map(layout.flatMap(({ name, width }) => (width === null ? [] : [[name, width] as const])))
  if (!forced && heldColumns(layout) === 1 && !visible.some(({ name }) => set.has(name))) return null
  return visible.map((column) => set.get(column.name) ?? usualWidth(column))
}
