import type { CSSProperties, ReactElement } from 'react'
import type { Stored } from '../../../contract/output.ts'
import type { FlowPolicy } from '../../../domain/flow/flow-memo.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'

export interface PolicyListProps {
  readonly policies: readonly Stored<FlowPolicy>[]
  /** Opens the text of a policy. */
  readonly onOpen: (key: string | null) => void
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  margin: '0',
  padding: '0',
  listStyle: 'none',
})
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8' })
const since = css({ marginInlineStart: 'auto', textStyle: 'note', color: 'ink-3', whiteSpace: 'nowrap' })
const wrapping: CSSProperties = { whiteSpace: 'normal', textAlign: 'start' }
const none = css({ color: 'ink-3', textStyle: 'label' })

/** The titles of the policies in force, latest first; each opens its text. */
export function PolicyList({ policies, onOpen }: PolicyListProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  if (policies.length === 0) return <p className={none}>{texts.noPolicies}</p>
  return (
    <ul className={list} aria-label={texts.policies}>
      {policies.map(({ keyValue, hf3zTitle, hf3zBeginDate: day }) => (
        <li key={keyValue} className={line}>
          <Button variant="link" style={wrapping} onClick={() => onOpen(keyValue)}>
            {hf3zTitle}
          </Button>
          {day === null ? null : <span className={since}>{texts.from({ day })}</span>}
        </li>
      ))}
    </ul>
  )
}
