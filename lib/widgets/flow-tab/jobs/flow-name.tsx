import { ChevronDown, ChevronRight } from 'lucide-react'
import type { CSSProperties, ReactElement } from 'react'
import { flowTabMessages } from '../../../locale/zh-cn/flow/flow-tab.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { foldButton, WRAPS } from '../flow-layout.ts'

export interface FlowNameProps {
  readonly name: string
  /** Null for a sub-flow. */
  readonly below: { readonly total: number; readonly finished: number; readonly open: boolean } | null
  readonly onToggle: (open: boolean) => void
}

const single = css({ display: 'block', paddingInlineStart: '20', overflowWrap: 'anywhere' })
const sub = css({ display: 'flex', alignItems: 'center', gap: '8', paddingInlineStart: '20', overflowWrap: 'anywhere' })
const branch = css({
  flex: 'none',
  borderInlineStartWidth: '1px',
  borderInlineStartColor: 'line',
  borderBottomWidth: '1px',
  borderBottomColor: 'line',
})
const BRANCH: CSSProperties = { width: 14, height: 14 }

/** The name of a flow with its progress; a main flow expands and collapses its sub-flows. @source FLW-002 */
export function FlowName({ name, below, onToggle }: FlowNameProps): ReactElement {
  const texts = useMessages(flowTabMessages)
  if (below === null)
    return (
      <span className={sub} style={WRAPS}>
        <span aria-hidden className={branch} style={BRANCH} />
        {name}
      </span>
    )
  if (below.total === 0)
    return (
      <b className={single} style={WRAPS}>
        {name}
      </b>
    )
  return (
    <button
      type="button"
      className={foldButton}
      style={WRAPS}
      data-fold=""
      aria-expanded={below.open}
      onClick={() => onToggle(!below.open)}
    >
      {below.open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
      <b>{name}</b>
      <span>{texts.part({ done: below.finished, total: below.total })}</span>
    </button>
  )
}
