import { useCallback } from 'react'
import { myNotices, noticeOf, toFangkitError, useCache, useFangkit, useNotify } from 'fangkit'

/** Marks notices as read, all of them when none is named; shows the error when the server refuses. */
export function useReadNotices(): (ids?: readonly string[]) => Promise<void> {
  const { api } = useFangkit()
  const cache = useCache()
  const notify = useNotify()
  return useCallback(
    async (ids) => {
      try {
        await api.Notice.doRead(ids ? { ids: [...ids] } : {})
        await cache.invalidate(myNotices())
      } catch (thrown) {
        const notice = noticeOf(toFangkitError(thrown, 'Notice.doRead'))
        if (notice) notify(notice)
      }
    },
    [api, cache, notify],
  )
}
