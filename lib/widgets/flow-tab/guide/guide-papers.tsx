import { Files } from 'lucide-react'
import type { ReactElement } from 'react'
import { labelOf } from '../../../catalogue/field-state.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Tag } from '../../../ui/indicators/tag.tsx'
import type { AnyJob } from '../flow-actions.ts'
import { GuideBlock } from './guide-block.tsx'

const SIDES = ['hf15BuyerPapers', 'hf15OwnerPapers'] as const
const SEPARATOR = '、'
const side = css({ textStyle: 'label', color: 'ink-2' })
const list = css({ display: 'flex', flexWrap: 'wrap', gap: '6', margin: '0', padding: '0', listStyle: 'none' })

/** The papers of a job by side; renders nothing where it needs none. @source FLW-020 */
export function GuidePapers({ job }: { readonly job: AnyJob }): ReactElement | null {
  const texts = useMessages(flowGuideMessages)
  const sides = SIDES.map((name) => ({ name, papers: namesOf(job, name) })).filter(({ papers }) => papers.length > 0)
  if (sides.length === 0) return null
  return (
    <GuideBlock icon={<Files size={16} />} title={texts.papers}>
      {sides.map(({ name, papers }) => (
        <div key={name}>
          <div className={side}>{labelOf(flowJob, name)}</div>
          <ul className={list} aria-label={labelOf(flowJob, name)}>
            {papers.map((paper) => (
              <li key={paper}>
                <Tag tone="line">{paper}</Tag>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </GuideBlock>
  )
}

/** The names arrive as one text. A name may contain the separator; such a list stays one text. */
function namesOf(job: AnyJob, name: (typeof SIDES)[number]): readonly string[] {
  const codes = job[name] ?? []
  const spoken = job.refValues[name]
  if (codes.length === 0) return []
  if (spoken === undefined) return codes
  const names = spoken.split(SEPARATOR)
  return names.length === codes.length ? names : [spoken]
}
