import { ClipboardCheck } from 'lucide-react'
import { type ReactElement, useEffect } from 'react'
import { useFkQuery } from 'fangkit'
import { IconButton } from 'fangkit/ui'
import { messages } from '../../messages.ts'
import { queueCount, reviewQueue } from '../../pages/home/dashboard-plans.ts'
import { useLatest } from '../../use-latest.ts'
import { isKey, KEYS } from '../keyboard/keys.ts'
import { mayUseLetter } from '../keyboard/letter-keys.ts'
import { useNextReview } from './use-next-review.ts'
import './review-button.css'

const MINUTE = 60_000

/**
 * How many records wait for a decision of this person; opens the first of them over the page, also by key. Absent for
 * those who decide about nothing.
 */
export function ReviewButton(): ReactElement | null {
  const { data } = useFkQuery(reviewQueue(1), { staleTime: MINUTE })
  const next = useNextReview()
  const latest = useLatest(next)
  const decides = data !== undefined && data.kinds.length > 0
  useEffect(() => {
    if (!decides) return
    const press = (event: KeyboardEvent) => {
      if (!isKey(event, KEYS.review) || !mayUseLetter(event)) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [decides, latest])
  if (!decides) return null
  const count = queueCount(data)
  return (
    <span className="portal-review-button">
      <IconButton
        label={messages.review.button(count)}
        aria-keyshortcuts={KEYS.review.key.toUpperCase()}
        icon={<ClipboardCheck aria-hidden />}
        onClick={next}
      />
      {count === 0 ? null : <span aria-hidden>{count}</span>}
    </span>
  )
}
