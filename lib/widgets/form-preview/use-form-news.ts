import { useEffect } from 'react'
import { CASE_SOURCE, FORM_SOURCES } from '../../domain/form-record/form-sources.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useFangkit } from '../../provider/use-fangkit.ts'

/** Combines several changes, and spreads the requests of open pages. @unit milliseconds */
const AFTER = 1_000
const SPREAD = 1_000

/** Calls back when a record changed that forms may show: messages of most records do not name their case. */
export function useFormNews(projectId: string, onNews: () => void): void {
  const { client } = useFangkit()
  const latest = useLatest(onNews)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    const unlisten = client.live.listen((news) => {
      if (!('topic' in news) || !FORM_SOURCES.has(news.topic) || (news.topic === CASE_SOURCE && news.id !== projectId))
        return
      timer ??= setTimeout(
        () => {
          timer = null
          latest.current()
        },
        AFTER + Math.random() * SPREAD,
      )
    })
    return () => {
      unlisten()
      if (timer !== null) clearTimeout(timer)
    }
  }, [client, projectId, latest])
}
