import { useEffect, useRef } from 'react'
import { type FangkitError, toFangkitError } from '../../../client/fangkit-error.ts'
import { recommendation } from '../../../client/queries/case/recommendation-plans.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import { recommendationCalls, type RecommendationResult } from '../../../contract/case/recommendation-calls.ts'
import type { Project } from '../../../domain/project/project.ts'
import { recommendationMessages } from '../../../locale/zh-cn/project-detail/recommendations.ts'
import { noticeOf } from '../../../provider/notices/notice-of.ts'
import { useCache } from '../../../provider/queries/use-cache.ts'
import { useFkMutation } from '../../../provider/queries/use-fk-mutation.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'

export interface RecommendationLoad {
  /** Null before the list is first opened, and after a failed load. */
  readonly data: RecommendationResult | null
  readonly error: FangkitError | null
  readonly loading: boolean
  readonly retry: () => void
  readonly renew: () => void
  readonly renewing: boolean
}

/**
 * The recommendations of a case, loaded when the list is first opened, and calculated again on request.
 * @source CAL-011, CAL-012, OPN-010
 */
export function useRecommendation(
  { keyValue, version, businessType }: DraftRecord<Project>,
  requested: boolean,
): RecommendationLoad {
  const prjId = keyValue ?? ''
  const texts = useMessages(recommendationMessages)
  const cache = useCache()
  const notify = useNotify()
  const plan = recommendation(prjId, businessType)
  const { data = null, error, isFetching, refetch } = useFkQuery(plan, { enabled: requested, staleTime: 0 })
  const known = useRef(version)
  useEffect(() => {
    if (known.current === version) return
    known.current = version
    // A new version of the case may have other recommendations.
    void cache.invalidate(recommendation(prjId))
  }, [cache, prjId, version])
  const { mutate, isPending } = useFkMutation(
    (_: null, client) => client.call(recommendationCalls.updateRecommand, { prjId }),
    {
      onSuccess({ data: result }) {
        cache.set(plan, result)
        notify({ tone: 'success', title: texts.renewed({ count: result.rows.length }) })
      },
      onError(thrown) {
        const notice = noticeOf(toFangkitError(thrown, 'Prj.updateRecommand'))
        if (notice) notify(notice)
      },
    },
  )
  return {
    data,
    error,
    loading: isFetching,
    retry: () => void refetch(),
    renew: () => mutate(null),
    renewing: isPending,
  }
}
