import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SkeletonBlock } from '../../../ui/loading/skeleton-block.tsx'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { StaleNote } from '../../../ui/feedback/stale-note.tsx'

/** The part of a query result that a block shows. */
export type GuideQuery<T> = Pick<UseQueryResult<T, FangkitError>, 'data' | 'error' | 'isFetching' | 'refetch'>

export interface GuideLoadProps<T> {
  readonly query: GuideQuery<T>
  readonly children: (data: T) => ReactNode
}

/** One block that loads, has failed, or is ready, independent of the others. */
export function GuideLoad<T>({
  query: { data, error, isFetching, refetch },
  children,
}: GuideLoadProps<T>): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const again = (): void => void refetch()
  if (data !== undefined)
    return (
      <>
        {error === null ? null : <StaleNote onRefresh={again} refreshing={isFetching} />}
        {children(data)}
      </>
    )
  if (error === null)
    return (
      <Skeleton label={texts.loading}>
        <SkeletonBlock />
        <SkeletonBlock width="60%" />
      </Skeleton>
    )
  const isForbidden = error.kind === 'forbidden'
  const retry = (
    <Button variant="text" size="sm" loading={isFetching} onClick={again}>
      {texts.retry}
    </Button>
  )
  return (
    <Notice role="alert" size="slim" tone={isForbidden ? 'warn' : 'bad'} actions={isForbidden ? undefined : retry}>
      {error.userMessage}
    </Notice>
  )
}
