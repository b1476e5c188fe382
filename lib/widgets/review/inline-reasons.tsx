import { type CSSProperties, type ReactElement, useId } from 'react'
import { ReturnReasons, type ReturnReasonsProps } from './return-reasons.tsx'
import { useReviewKeys } from './use-review-keys.ts'

export interface InlineReasonsProps extends Omit<ReturnReasonsProps, 'onClose'> {
  readonly title: string
}

const PART: CSSProperties = { display: 'grid', gap: 6, minWidth: 0 }
const HEAD: CSSProperties = { fontSize: 13, lineHeight: '20px', color: 'var(--fk-colors-ink-2)' }
const LINE: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8 }

/** The reasons for returning an entry of a list, always there beside it, with their keys. */
export function InlineReasons({ title, ...reasons }: InlineReasonsProps): ReactElement {
  const id = useId()
  const inside = useReviewKeys({
    0: reasons.busy ? undefined : () => inside.current?.querySelector('input')?.focus(),
  })
  return (
    <div style={PART}>
      <span id={id} style={HEAD}>
        {title}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its own default style */}
      <div ref={inside} role="group" aria-labelledby={id} style={LINE}>
        <ReturnReasons {...reasons} />
      </div>
    </div>
  )
}
