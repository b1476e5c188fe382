import type { ReactElement } from 'react'
import type { Recommendation } from '../../../contract/case/recommendation-calls.ts'
import { recommendationMessages } from '../../../locale/zh-cn/project-detail/recommendations.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { Tag } from '../../../ui/indicators/tag.tsx'

export interface RecommendationRowProps {
  readonly row: Recommendation
  /** Name of its type. */
  readonly kind: string | null
  /** `current`: the stored organisation; `chosen`: the one in the unsaved form. */
  readonly state: 'current' | 'chosen' | null
  /** Absent for users who may not choose, and where it is chosen already. */
  readonly onChoose: (() => void) | undefined
  readonly choosing: boolean
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '16',
  rowGap: '8',
  paddingBlock: '10',
  '&:not(:last-child)': { borderBottomWidth: '1px', borderBottomColor: 'line' },
})
const about = css({ display: 'grid', gap: '2', flex: '1 1 260px', minWidth: '0' })
const named = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8',
  rowGap: '4',
  minWidth: '0',
})
const name = css({ fontWeight: 'strong' })
const why = css({ textStyle: 'label', color: 'ink-2' })
const where = css({ textStyle: 'label', color: 'ink-3' })
const score = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  flex: 'none',
  textStyle: 'label',
  color: 'ink-3',
  '& > div': { width: '80px' },
})
const points = css({ flex: 'none', color: 'ink-2' })
const action = css({ flex: 'none', minWidth: '48px', textAlign: 'end' })

/** One organisation: how well it suits, why, and its contact data. */
export function RecommendationRow({ row, kind, state, onChoose, choosing }: RecommendationRowProps): ReactElement {
  const texts = useMessages(recommendationMessages)
  const { address, phone, reasons } = row
  return (
    <li tabIndex={-1} className={line}>
      <div className={about}>
        <div className={named}>
          <span className={name}>{row.name}</span>
          {kind === null ? null : <Tag size="sm">{kind}</Tag>}
          {row.foreign === 1 ? <Tag size="sm">{texts.foreign}</Tag> : null}
          {state === null ? null : state === 'current' ? (
            <Tag size="sm" tone="ok">
              {texts.current}
            </Tag>
          ) : (
            <Tag size="sm" tone="warn">
              {texts.chosen}
            </Tag>
          )}
        </div>
        {reasons.length === 0 ? null : <p className={why}>{reasons.join(' · ')}</p>}
        <p className={where}>
          {address === null || address === '' ? texts.noAddress : address} ·{' '}
          {phone === null || phone === '' ? texts.noPhone : phone}
        </p>
      </div>
      <span className={score}>
        {texts.score}
        <ProgressBar value={row.score} label={texts.score} />
        <span className={points}>{row.score}</span>
      </span>
      <div className={action}>
        {onChoose ? (
          <Button size="sm" loading={choosing} aria-label={texts.chooseNamed({ name: row.name })} onClick={onChoose}>
            {texts.choose}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
