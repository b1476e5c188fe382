import { type CSSProperties, memo, type ReactElement, useState } from 'react'
import type { PageSize, PdfBox } from '../pdf-props.ts'

export interface PageBoxesProps {
  readonly boxes: readonly PdfBox[]
  readonly size: PageSize
  readonly active: string | null
  /** Must be the same function each time. */
  readonly onPress: (id: string) => void
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`
const SOFT = 'color-mix(in srgb, var(--fk-colors-brand) 8%, transparent)'
const OVER: CSSProperties = { boxShadow: 'inset 0 0 0 1px var(--fk-colors-brand)', background: SOFT }
/** The border stays visible in forced-colours mode, which replaces all colours. */
const ACTIVE: CSSProperties = { border: '2px solid var(--fk-colors-brand)', background: SOFT }

/** The boxes of a page as buttons in reading order; visible while hovered, focused or active. */
export const PageBoxes = memo(function PageBoxes({ boxes, size, active, onPress }: PageBoxesProps): ReactElement {
  const [over, setOver] = useState<string | null>(null)
  return (
    <>
      {boxes.map(({ id, x, y, width, height, label }) => (
        <button
          key={`${id} ${x} ${y}`}
          type="button"
          aria-label={label}
          title={label}
          aria-current={id === active}
          data-box={id}
          style={{
            position: 'absolute',
            left: percent(x, size.width),
            top: percent(y, size.height),
            width: percent(width, size.width),
            height: percent(height, size.height),
            cursor: 'pointer',
            ...(id === active ? ACTIVE : id === over ? OVER : {}),
          }}
          onPointerEnter={() => setOver(id)}
          onPointerLeave={() => setOver(null)}
          onClick={() => onPress(id)}
        />
      ))}
    </>
  )
})
