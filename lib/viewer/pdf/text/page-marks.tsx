import { memo, type ReactElement } from 'react'
import type { PageSize } from '../pdf-props.ts'
import type { PageMark } from './use-text-search.ts'

export interface PageMarksProps {
  readonly marks: readonly PageMark[]
  readonly size: PageSize
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`

/** Draws the search hits of a page. */
export const PageMarks = memo(function PageMarks({ marks, size }: PageMarksProps): ReactElement {
  return (
    <div aria-hidden style={{ position: 'absolute', inset: 0, pointerEvents: 'none', mixBlendMode: 'multiply' }}>
      {marks.map(({ left, top, width, height, angle, isCurrent }, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have no id of their own
          key={at}
          data-hit={isCurrent ? 'current' : ''}
          style={{
            position: 'absolute',
            left: percent(left, size.width),
            top: percent(top, size.height),
            width: percent(width, size.width),
            height: percent(height * 1.05, size.height),
            transformOrigin: '0 0',
            transform: angle === 0 ? 'none' : `rotate(${angle}rad)`,
            background: isCurrent ? '#ffb347' : '#ffee9c',
            outline: isCurrent ? '1px solid #985600' : 'none',
          }}
        />
      ))}
    </div>
  )
})
