import { RefreshCw } from 'lucide-react'
import type { ReactElement } from 'react'
import { recommendationMessages } from '../../../locale/zh-cn/project-detail/recommendations.ts'
import { HostSlot } from '../../../provider/slots/host-slot.tsx'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { RecommendationFailure } from './recommendation-failure.tsx'
import { RecommendationList, type RecommendationListProps } from './recommendation-list.tsx'
import type { RecommendationLoad } from './use-recommendation.ts'

export interface RecommendationBodyProps extends Omit<RecommendationListProps, 'rows'> {
  readonly load: RecommendationLoad
  /** True when the user may have the recommendations calculated again. */
  readonly mayRenew: boolean
}

const notices = css({ display: 'grid', gap: '8' })

/** Shown below the head: the list, or why there is none. */
export function RecommendationBody({ load, mayRenew, ...list }: RecommendationBodyProps): ReactElement {
  const texts = useMessages(recommendationMessages)
  const { data, error, loading, retry, renew, renewing } = load
  if (data === null)
    return error ? (
      <RecommendationFailure error={error} retrying={loading} onRetry={retry} />
    ) : (
      <Skeleton label={texts.loading}>
        <SkeletonBlock height="56px" />
      </Skeleton>
    )
  const outdated = error ? <StaleNote onRefresh={retry} refreshing={loading} /> : null
  const again = (label: string, variant: 'text' | 'default'): ReactElement | null =>
    mayRenew ? (
      <Button variant={variant} size="sm" icon={<RefreshCw aria-hidden />} loading={renewing} onClick={renew}>
        {label}
      </Button>
    ) : null
  if (data.rows.length === 0) {
    const [title, text, action] =
      data.at === null ? [texts.never, texts.neverText, texts.start] : [texts.nobody, texts.nobodyText, texts.renew]
    return (
      <>
        {outdated ? <div className={notices}>{outdated}</div> : null}
        <HostSlot name="Empty" props={{ title }} beside={again(action, 'default')}>
          <EmptyState role="status" title={title} actions={again(action, 'default')}>
            {text}
          </EmptyState>
        </HostSlot>
      </>
    )
  }
  return (
    <>
      {outdated || data.stale ? (
        <div className={notices}>
          {outdated}
          {data.stale ? (
            <Notice tone="warn" size="slim" role="status" actions={again(texts.renew, 'text')}>
              {texts.stale}
            </Notice>
          ) : null}
        </div>
      ) : null}
      <RecommendationList {...list} rows={data.rows} />
    </>
  )
}
