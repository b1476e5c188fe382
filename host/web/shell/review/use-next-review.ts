import { useNavigate } from 'react-router'
import { useFangkit, useNotify } from 'fangkit'
import { useOpenReview } from '../../pages/home/review/use-open-review.ts'
import { pathOfReview } from '../../pages/home/review-path.ts'
import { messages } from '../../messages.ts'

/**
 * Opens the record that has waited longest for a decision of this person: over the page, or at its place where the
 * review drawer does not open such records.
 */
export function useNextReview(): () => void {
  const { api } = useFangkit()
  const navigate = useNavigate()
  const notify = useNotify()
  const openReview = useOpenReview()
  const open = async () => {
    const { data: queue } = await api.home.getReviews({ take: 1, queue: 1 })
    const [next = (await api.home.getReviews({ take: 1 })).data.rows[0]] = queue.rows
    if (!next) notify({ tone: 'info', title: messages.review.none })
    else if (next.record === null) void navigate(pathOfReview(next))
    else openReview(next.record)
  }
  return () => void open().catch(() => undefined) // the client reports the error
}
